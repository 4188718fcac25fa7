// Each process ends and starts again in turn while requests and sockets come through nginx.
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './checks.ts';
import { openSocket } from './checks.ts';
import { load, usualCall } from './load.ts';
import type { Pair } from './market.ts';
import type { ApiProcess } from './processes.ts';

interface Restarted {
  balanced: string;
  apis: ApiProcess[];
  /** Ends a process by SIGTERM and starts it again. */
  restart: (place: number) => Promise<void>;
  pairs: readonly Pair[];
}

const sockets = 20;

export async function checkRestart({ balanced, apis, restart, pairs }: Restarted): Promise<Check[]> {
  const open = await Promise.all(pairs.slice(0, sockets).map(({ buyer }) => openSocket(balanced, buyer.token)));
  let losses = 0;
  for (const socket of open) socket.on('disconnect', () => (losses += 1));
  let isOver = false;
  const loading = load(balanced, (number) => usualCall(pairs, number), { callers: 12, goesOn: () => !isOver });
  await pause(1000);
  const begun = performance.now();
  for (const [place] of apis.entries()) await restart(place);
  const seconds = (performance.now() - begun) / 1000;
  await pause(1000);
  isOver = true;
  const { answered, refused, longestMs } = await loading;
  for (let tries = 0; tries < 100 && open.some(({ connected }) => !connected); tries += 1) await pause(100);
  const back = open.filter(({ connected }) => connected).length;
  for (const socket of open) socket.disconnect();
  for (const line of refused.slice(0, 5)) console.log(`  refused: ${line}`);
  return [
    {
      name: `${apis.length} processes restarted in turn under load (${seconds.toFixed(0)} s)`,
      found: `${answered} answered, ${refused.length} refused, the slowest ${Math.round(longestMs)} ms`,
      isRight: refused.length === 0,
    },
    {
      name: `${sockets} sockets meanwhile`,
      found: `${losses} times broken, ${back} connected at the end`,
      isRight: back === sockets,
    },
  ];
}
