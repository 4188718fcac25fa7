// The cookies that an answer sets, as a browser would keep them.
import type { TestAnswer } from './test-app.ts';

export interface Cookie {
  name: string;
  value: string;
  attributes: string[];
}

export function cookiesOf({ headers }: Pick<TestAnswer, 'headers'>): Cookie[] {
  const lines = [headers['set-cookie'] ?? []].flat() as string[];
  return lines.map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes };
  });
}

/** For a next request: what a browser would send back. */
export const cookieHeader = (cookies: Cookie[]): { cookie: string } => ({
  cookie: cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; '),
});
