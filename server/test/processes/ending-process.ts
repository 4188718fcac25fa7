// A process that is told to end while it still starts: what it then starts uses something whose end waits for it.
import { once } from 'node:events';
import { atEnd, runProcess, say } from '../../src/running.ts';

runProcess(async () => {
  const used = Promise.withResolvers<void>();
  // As a pool, which waits for the connections that are out.
  atEnd(() => used.promise);
  const told = once(process, 'SIGTERM');
  say('starting');
  // A signal alone does not keep a process alive.
  setInterval(() => {}, 1000);
  await told;
  atEnd(async () => used.resolve());
});
