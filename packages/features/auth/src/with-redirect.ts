/**
 * Path of an account page (`/client/login`) with its return path, which is validated where it is read; without one it returns to
 * the studio.
 */
export function withRedirect(page: string, redirect?: string): string {
  return redirect === undefined ? page : `${page}?${new URLSearchParams({ redirect })}`;
}
