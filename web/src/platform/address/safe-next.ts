// The page to return to after signing in, as an address names it.

/** Only paths of this origin: `//elsewhere` and `https:` are refused. */
export const safeNext = (next: unknown): string | undefined =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined;
