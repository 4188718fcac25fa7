// Ids: UUIDv7, made here, so that they sort by the time of their making.
import { v7, validate } from 'uuid';

/** Grows with every id, so that ids of one process and one millisecond keep the order of their making. */
let sequence = Math.floor(Math.random() * 2 ** 31);

/** @param at the time that the id bears; the present one by default */
export function newId(at?: Date): string {
  sequence = (sequence + 1) % 2 ** 31;
  return v7({ msecs: at?.getTime() ?? Date.now(), seq: sequence });
}

/** Bytes of time and sequence: 26 letters with the hyphens. */
const ranked = 26;

/** An id of its own that sorts among others as the given one does: what is made of one thing keeps the order of the things. */
export const newIdBeside = (id: string): string => id.slice(0, ranked) + newId().slice(ranked);

/** The millisecond that an id bears. */
export const millisecondOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

export const isId = (text: string): boolean => validate(text);
