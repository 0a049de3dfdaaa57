/**
 * Origin of the links in a mail: `PUBLIC_URL`, or else the request's on this machine. Null elsewhere, where the caller controls the
 * request's host.
 */
export function originOfLinks(publicUrl: URL | undefined, requestOrigin: string): string | null {
  if (publicUrl) return publicUrl.origin;
  const { hostname } = new URL(requestOrigin);
  const isThisMachine = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return isThisMachine ? requestOrigin : null;
}
