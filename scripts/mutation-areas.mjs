// What `npm run test:mutation` changes, by area, and how much of it the tests of each area noticed.
import { matchesGlob } from 'node:path';

/** Of 100 changes in each area so many are noticed at least. */
export const leastScore = 75;

export const areas = {
  permissions: ['domain/src/access/{actions,review,roles}.ts'],
  transitions: ['domain/src/**/*-status.ts'],
  fees: ['domain/src/fees/{fee,fee-changes,fee-types}.ts', 'domain/src/arithmetic/rounding.ts'],
  'fiscal numbers': ['domain/src/fiscal-numbers/fiscal-number.ts'],
  'working days': ['domain/src/calendar/lisbon-time.ts'],
  'duty to register': ['domain/src/energy-contracts/registration-{deadline,duty}.ts'],
  settlement: ['domain/src/simulation/settlement.ts'],
  percentiles: ['domain/src/arithmetic/percentile.ts'],
  'match score': ['domain/src/matching/match-score.ts'],
};

const noticed = new Set(['Killed', 'Timeout']);
/** A change that cannot be compiled or was left out says nothing of the tests. */
const counted = new Set([...noticed, 'Survived', 'NoCoverage']);

/**
 * @param files of a report in the form of mutation-testing-report-schema
 * @returns one entry for each area of which something was changed
 */
export function scoresOf(files) {
  return Object.entries(areas).flatMap(([area, globs]) => {
    const mutants = Object.entries(files)
      .filter(([path]) => globs.some((glob) => matchesGlob(path, glob)))
      .flatMap(([, file]) => file.mutants)
      .filter(({ status }) => counted.has(status));
    if (mutants.length === 0) return [];
    const killed = mutants.filter(({ status }) => noticed.has(status)).length;
    return [{ area, changes: mutants.length, noticed: killed, score: (100 * killed) / mutants.length }];
  });
}
