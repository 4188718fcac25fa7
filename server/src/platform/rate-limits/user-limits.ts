// The limits that calls describe (`perUser`), counted per person over all processes.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { UserLimit } from '@wattpact/domain/api/user-limits';
import { type Caller, callerId } from '../caller.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { countAhead, counterKey, countWithin, LimitReached, secondsUntilFree } from './rate-limits.ts';

export type Limited = ApiCall & { perUser: UserLimit };
/** Whether each call counts as one. */
export const isLimited = (call: ApiCall): call is Limited =>
  call.perUser !== undefined && call.countsWhatItReads !== true;

interface Asked {
  db: Db;
  actor: Pick<Caller, 'id' | 'apiKey'>;
  now: Date;
  platform: { config: Pick<Config, 'userLimitFactor'> };
}

const counted = (perUser: UserLimit, { actor, platform: { config } }: Asked) => ({
  key: counterKey(`user ${perUser.counter}`, perUser.ofPerson ? actor.id : callerId(actor)),
  rate: { limit: perUser.limit * config.userLimitFactor, windowSeconds: perUser.windowSeconds },
});

/**
 * Counts the call in its transaction, with the statements that follow: a call that fails is not counted. Where the
 * limit is reached, the transaction fails (`isFull`).
 */
export async function countInTransaction(call: Limited, asked: Asked): Promise<void> {
  const { key, rate } = counted(call.perUser, asked);
  await countAhead(asked.db, key, rate, asked.now);
}

/** Counts the call at once, by one statement of its own. @returns whether it may go on */
export async function countNow(call: Limited, asked: Asked): Promise<boolean> {
  const { key, rate } = counted(call.perUser, asked);
  return countWithin(asked.db, key, rate, asked.now);
}

/** Of a call that counts what it reads. @throws LimitReached without counting where that is more than may be read */
export async function countRead(perUser: UserLimit, asked: Asked, added: number): Promise<void> {
  const { key, rate } = counted(perUser, asked);
  if (await countWithin(asked.db, key, rate, asked.now, added)) return;
  throw new LimitReached(await secondsUntilFree(asked.db, key, rate, asked.now, added), 'error_user_limit');
}

export async function refusalOf(call: Limited, asked: Asked): Promise<LimitReached> {
  const { key, rate } = counted(call.perUser, asked);
  return new LimitReached(await secondsUntilFree(asked.db, key, rate, asked.now), 'error_user_limit');
}
