// Ids: UUIDv7, generated here, so that they sort by creation time.
import { randomFillSync } from 'node:crypto';
import { v7, validate } from 'uuid';
import { steadyNow } from './clock.ts';

/** A counter, so that ids of one process and one millisecond keep their order. */
let sequence = Math.floor(Math.random() * 2 ** 31);

const perId = 16;
/** Random bytes for 256 ids at once, because a call for each id takes longer than the rest of its making. */
const drawn = new Uint8Array(256 * perId);
let next = drawn.length;

function randomBytes(): Uint8Array {
  if (next === drawn.length) {
    randomFillSync(drawn);
    next = 0;
  }
  next += perId;
  return drawn.subarray(next - perId, next);
}

/** @param at the time in the id; now by default */
export function newId(at?: Date): string {
  sequence = (sequence + 1) % 2 ** 31;
  return v7({ msecs: (at ?? steadyNow()).getTime(), seq: sequence, random: randomBytes() });
}

/** Bytes of time and sequence: 26 letters with the hyphens. */
const ranked = 26;

/** A new id with the given id's place in the order: derived records sort like their sources. */
export const newIdBeside = (id: string): string => id.slice(0, ranked) + newId().slice(ranked);

/** The millisecond in an id. */
export const millisecondOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

export const isId = (text: string): boolean => validate(text);
