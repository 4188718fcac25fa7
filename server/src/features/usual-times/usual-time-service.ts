// How long a decision usually takes, measured by the last ones: what newcomers read while they wait.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { UsualTimes } from '@wattpact/domain/calls/usual-time-api';
import { isWorkingDay } from '@wattpact/domain/energy-contracts/registration-deadline';
import type { Db } from '../../platform/database/database.ts';
import { type DecisionTime, listDecisionTimes } from './usual-time-queries.ts';

/** The last ones alone: what was slow a year ago says nothing of today. */
const mostDecisions = 50;
const fewestDecisions = 5;
const day = 86_400_000;

/** The working days after the one on which it was handed in; a decision on the same day counts as one. */
export function workingDaysBetween({ submittedAt, decidedAt }: DecisionTime): number {
  const first = Date.parse(lisbonDate(new Date(submittedAt)));
  const last = Date.parse(lisbonDate(new Date(decidedAt)));
  let count = 0;
  for (let at = first + day; at <= last; at += day) if (isWorkingDay(new Date(at))) count += 1;
  return Math.max(count, 1);
}

/** @returns the working days within which three of four were taken; null where there are too few to tell */
export function usualDays(times: readonly DecisionTime[]): number | null {
  if (times.length < fewestDecisions) return null;
  const days = times.map(workingDaysBetween).toSorted((one, other) => one - other);
  return days[Math.ceil(days.length * 0.75) - 1] ?? null;
}

export const getUsualDays = async (db: Db, kind: keyof UsualTimes): Promise<number | null> =>
  usualDays(await listDecisionTimes(db, kind, mostDecisions));

export const getUsualTimes = async (db: Db): Promise<UsualTimes> => ({
  legal_entity: await getUsualDays(db, 'legal_entity'),
  energy_contract: await getUsualDays(db, 'energy_contract'),
  project: await getUsualDays(db, 'project'),
  offer: await getUsualDays(db, 'offer'),
});
