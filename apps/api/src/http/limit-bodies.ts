import { ApiError } from "@earshot/contract/api-error.ts";

/** Uploads that are received at a time, in all and from one address, and the seconds after which one more may be sent. */
const most = { all: 32, perAddress: 4 };
const retryAfter = 8;

/** Receives uploads, each of which holds 2 MB meanwhile. Throws `ApiError` before the body is read when there are too many. */
export function limitBodies() {
  const pending = new Map<string, number>();
  let all = 0;
  return async <Result>(address: string, receive: () => Promise<Result>): Promise<Result> => {
    const own = pending.get(address) ?? 0;
    if (all >= most.all || own >= most.perAddress) throw new ApiError("too_often", { retryAfter });
    all += 1;
    pending.set(address, own + 1);
    try {
      return await receive();
    } finally {
      all -= 1;
      const left = (pending.get(address) ?? 1) - 1;
      if (left > 0) pending.set(address, left);
      else pending.delete(address);
    }
  };
}
