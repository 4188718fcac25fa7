// Between Node's streams and the web's, which the libraries for tar and age use. The declarations of the browser and of
// Node for the same class differ, so the two are converted here alone.
import { ReadableStream as WebStream } from 'node:stream/web';

export const webStreamOf = (chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  WebStream.from(chunks) as unknown as ReadableStream<Uint8Array>;

export const itemsOf = <Item>(stream: ReadableStream<Item>): AsyncIterable<Item> =>
  stream as unknown as AsyncIterable<Item>;
