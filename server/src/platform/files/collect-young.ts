// Gives the memory of streamed bytes back while a large file passes. Every read of a socket makes a new buffer; V8
// collects them when tens of megabytes lie about, which several uploads at once would each hold. A smaller young
// generation for the whole process would cost every other call an eighth of its speed (measured with `npm run bench`).
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'minor' }) => void;

let collect: Collect | undefined;

function collector(): Collect {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  return collect;
}

/** A millisecond or two, of what has just become garbage. */
export const collectYoung = (): void => collector()({ type: 'minor' });

const every = 4 * 1_048_576;

/** To be told of each chunk's bytes: collects the young generation after every four megabytes. */
export function collectingYoung(): (bytes: number) => void {
  let since = 0;
  return (bytes) => {
    since += bytes;
    if (since < every) return;
    since = 0;
    collectYoung();
  };
}
