// Compares the product with the least server, call by call.
import type { Bench } from '../product.ts';
import { type StartedServer, startServer } from '../start-server.ts';
import { type Asked, measureInTurn, type Outcome } from './in-turn.ts';
import type { LeastCall } from './least-server.ts';

export interface ComparedRow {
  name: string;
  /** What is asked; a change asks something else each time. */
  asked: Asked | (() => Asked);
  least: LeastCall;
  /** The least ratio. */
  aim: number;
  /** Makes the records that a change needs. */
  prepare?: () => Promise<void>;
}

export const startLeast = ({ databaseUrl }: Bench, call: LeastCall): Promise<StartedServer> =>
  startServer({
    file: 'bench/least/least-server.ts',
    port: 3463,
    env: { LEAST_DATABASE: databaseUrl, LEAST_PORT: '3463', LEAST_CALL: JSON.stringify(call) },
  });

export interface Compared {
  row: ComparedRow;
  product: Outcome;
  least: Outcome;
  /** Other programs took more than a tenth of the processors' time in too many rounds. */
  isBusy: boolean;
}

export async function compareCalls(bench: Bench, row: ComparedRow): Promise<Compared> {
  await row.prepare?.();
  const { asked } = row;
  const least = await startLeast(bench, row.least);
  try {
    const product = { url: bench.url, pid: bench.serverPid, asked };
    const { outcomes, isBusy } = await measureInTurn({ product, least: { ...least, asked } }, 'least', bench);
    return { row, ...outcomes, isBusy };
  } finally {
    await least.stop();
  }
}
