/**
 * The address of one of the plain pages (`/client/login`), which leads on to `redirect` afterwards: a path of this site,
 * checked where it is read. Left out, the page leads on to the studio.
 */
export function withRedirect(page: string, redirect?: string): string {
  return redirect === undefined ? page : `${page}?${new URLSearchParams({ redirect })}`;
}
