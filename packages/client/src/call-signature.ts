import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf, RequestOf } from "@earshot/contract/endpoints/infer-route.ts";

type Route = { [A in keyof Endpoints]: Endpoints[A][keyof Endpoints[A]] }[keyof Endpoints];

type Keyed = { [R in Route as `${Uppercase<R["method"]>} ${R["path"]}`]: R };

/** Statuses that `fetch` follows automatically, so callers never see them. */
type Followed = 302 | 303 | 304;

/** Endpoints that respond to a call with audio that has no URL of its own. */
type SoundKey = {
  [Key in keyof Keyed]: Keyed[Key] extends {
    method: "post";
    responses: { 200: { content: { "audio/mpeg": unknown } } };
  }
    ? Key
    : never;
}[keyof Keyed];

/** An endpoint's responses: a union discriminated by `status`, each with its body. */
export type Answer<Key extends CallKey> = Key extends SoundKey
  ? Exclude<ResponseOf<Keyed[Key]>, { status: 200 }> | { status: 200; body: Blob }
  : Exclude<ResponseOf<Keyed[Key]>, { status: Followed }>;

/**
 * The method and path of every endpoint that can be called. Excludes pages, and audio that has a URL, which the
 * browser itself fetches.
 */
export type CallKey =
  | SoundKey
  | {
      [Key in keyof Keyed]: Extract<
        ResponseOf<Keyed[Key]>,
        { status: 200 | 201 | 202; body: object }
      > extends never
        ? never
        : Key;
    }[keyof Keyed];

type Taken<Key extends CallKey> = RequestOf<Keyed[Key]>;

/** One part of a request: omitted if the endpoint has none, optional if all its keys are. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/**
 * A request's parts. Omits the form-encoded alternative to a JSON body: pages without JavaScript send it, and get a
 * page in response.
 */
export type Request<Key extends CallKey> = Part<"params", Taken<Key>["params"]> &
  Part<"query", Taken<Key>["query"]> &
  Part<"json", Taken<Key>["json"]> &
  Part<"multipart", Taken<Key>["multipart"]>;
