// A job that works through thousands of rows leaves processor and database to those who wait at a screen.
import { setTimeout } from 'node:timers/promises';

/** In ms: on a machine that is busy anyway a portion takes long, and the job is to end. */
const longest = 100;

/** Between two portions of such a job: it rests half as long as the portion took. @param begun of `performance.now()` */
export async function leaveRoom(begun: number): Promise<void> {
  await setTimeout(Math.min((performance.now() - begun) / 2, longest));
}
