// Runs minor garbage collections while a large file is streamed. Each read of a socket allocates a buffer, and V8 frees
// them only after tens of megabytes, for each of several uploads at once. A smaller young generation for the whole
// process would make every other call an eighth slower (measured with `npm run bench`).
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

/** Takes a millisecond or two, because nearly everything is garbage. */
export const collectYoung = (): void => collector()({ type: 'minor' });

const every = 4 * 1_048_576;

/** Counts the bytes of each chunk and runs a minor garbage collection after every four megabytes. */
export function collectingYoung(): (bytes: number) => void {
  let since = 0;
  return (bytes) => {
    since += bytes;
    if (since < every) return;
    since = 0;
    collectYoung();
  };
}
