// Sends a table that was made for one reader as a file to save.
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { RequestContext } from '../http/context.ts';

export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @param name of the file, without its extension */
export function sendTable(
  { reply }: RequestContext,
  name: string,
  format: keyof typeof tableTypes,
  content: AsyncIterable<string | Uint8Array>,
): void {
  reply
    .headers({
      'content-type': tableTypes[format],
      'content-disposition': contentDisposition(`${name}.${format}`.replace(/[\\/]/g, '-')),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(content));
}

/** All rows as the only portion. */
export async function* once<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}
