// When a webhook that was not taken is tried again: twelve tries within a day.

const [minute, hour] = [60, 3600];

/** In seconds, after the first try, the second, …; somewhat more by chance, so that not all are tried at one moment. */
export const pausesBetweenTries = [
  ...[5, 30, 2 * minute, 5 * minute, 15 * minute, 30 * minute],
  ...[hour, 2 * hour, 4 * hour, 6 * hour, 7.5 * hour],
] as const;

export const mostTries = pausesBetweenTries.length + 1;
/** How much longer a pause may be by chance. */
export const mostJitter = 0.1;
/** From the event on; whatever the receiver asks for, nothing is tried later. */
export const longestSeconds = 24 * hour;
/** A receiver that gives no answer at all is left alone for so long, also by what is new for it. */
export const restSeconds = 5 * minute;

interface Tried {
  createdAt: Date;
  /** This one included. */
  tries: number;
  now: Date;
  /** What the receiver asked for with 429 or 503. */
  retryAfterSeconds?: number | undefined;
  /** From 0 to 1. */
  chance?: number;
}

/** @returns undefined when it was the last try */
export function nextTryAt({
  createdAt,
  tries,
  now,
  retryAfterSeconds = 0,
  chance = Math.random(),
}: Tried): Date | undefined {
  const pause = pausesBetweenTries[tries - 1];
  const end = createdAt.getTime() + longestSeconds * 1000;
  if (pause === undefined || now.getTime() >= end) return undefined;
  const seconds = Math.max(pause * (1 + mostJitter * chance), retryAfterSeconds);
  return new Date(Math.min(now.getTime() + seconds * 1000, end));
}

/** The header `Retry-After`: seconds, or a date. @returns undefined for anything else */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now.getTime()) / 1000);
}
