import type { Settings } from "./settings.ts";

/** A location in S3 or an S3-compatible store. */
export type Bucket = {
  name: string;
  /** The prefix of every key: empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** The URL of a server other than Amazon's; the bucket's name is then part of the path. */
  endpoint?: URL;
  /** If unset, the AWS SDK finds credentials itself, such as the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
};

const what =
  "must be like s3://bucket/folder?region=eu-west-1, or with &endpoint=https://… for another server than Amazon's.";

/** Reads `STORAGE_URL` and its credentials; undefined if it is not set. */
export function readBucket(settings: Settings): Bucket | undefined {
  const url = settings.url("STORAGE_URL", isBucket, what);
  if (!url) return undefined;
  const folder = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, "");
  const endpoint = url.searchParams.get("endpoint");
  const accessKeyId = settings.text("AWS_ACCESS_KEY_ID");
  const secretAccessKey = settings.text("AWS_SECRET_ACCESS_KEY");
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    settings.problems.push("AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: one is not set.");
  return {
    name: url.hostname,
    prefix: folder === "" ? "" : `${folder}/`,
    region: url.searchParams.get("region") ?? "us-east-1",
    ...(endpoint !== null && { endpoint: new URL(endpoint) }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

function isBucket(url: URL): boolean {
  const endpoint = url.searchParams.get("endpoint");
  const isReachable = endpoint === null || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? "");
  return url.protocol === "s3:" && url.hostname !== "" && url.username === "" && isReachable;
}
