// Single calls of somebody who is signed in, for measurements that do not count requests per second.
import type { Bench } from './product.ts';

export type Signed = { token: string };

/** @throws Error for an answer that is no success */
export async function ask(
  bench: Pick<Bench, 'url'>,
  method: string,
  path: string,
  as: Signed,
  body?: unknown,
  headers = {},
) {
  const isForm = Buffer.isBuffer(body);
  const answer = await fetch(bench.url + path, {
    method,
    headers: {
      authorization: `Bearer ${as.token}`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
// biome-ignore lint/suspicious/noExplicitAny: an answer is read field by field, and a missing field fails the run
export const json = async (answer: Promise<Response>): Promise<any> => (await answer).json();
