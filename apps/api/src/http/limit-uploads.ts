import { ApiError } from "@earshot/contract/api-error.ts";
import { networkOf } from "@earshot/contract/network-of.ts";

/**
 * How many uploads are received at a time, each of which takes 2 MB: in total (those above `all` are reserved for
 * networks with no other upload), per IP address, and per IPv6 network, because a subscriber may have a whole /48.
 */
const most = { withFirst: 64, all: 32, perNetwork: 8, perAddress: 4 } as const;

/** How many seconds a rejected client should wait before its next upload. */
const retryAfter = 8;

/** Receives an upload from an IP address. Throws `ApiError` instead if too many are being received. */
export type ReceiveUpload = ReturnType<typeof limitUploads>;

export function limitUploads() {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  let sum = 0;
  const add = (keys: readonly string[], one: 1 | -1) => {
    sum += one;
    for (const key of keys) {
      const next = count(key) + one;
      if (next === 0) counts.delete(key);
      else counts.set(key, next);
    }
  };
  return async <Result>(address: string, receive: () => Promise<Result>): Promise<Result> => {
    const network = networkOf(address);
    if (count(address) >= most.perAddress || count(network) >= most.perNetwork)
      throw new ApiError("too_often", { retryAfter });
    if (sum >= (count(network) === 0 ? most.withFirst : most.all))
      throw new ApiError("uploads_queue_full", { minutes: 1, retryAfter: 60 });
    const keys = [address, network];
    add(keys, 1);
    try {
      return await receive();
    } finally {
      add(keys, -1);
    }
  };
}
