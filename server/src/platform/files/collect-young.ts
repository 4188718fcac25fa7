// Runs minor garbage collections while a large file comes in. Each read of a socket allocates a buffer, and V8 frees them
// only after tens of megabytes (docs/decisions/021).
import { Readable } from 'node:stream';
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

const every = 4 * 1_048_576;

/** Counts the bytes of each chunk and runs a minor garbage collection after every four megabytes. */
export function collectingYoung(): (bytes: number) => void {
  let since = 0;
  return (bytes) => {
    since += bytes;
    if (since < every) return;
    since = 0;
    // Takes a millisecond or two, because nearly everything is garbage.
    collector()({ type: 'minor' });
  };
}

/** The same content; the garbage of reading it is collected as it passes. */
export function collected(content: Readable): Readable {
  const passed = collectingYoung();
  const chunks = async function* () {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      passed(chunk.length);
      yield chunk;
    }
  };
  return Readable.from(chunks(), { objectMode: false });
}
