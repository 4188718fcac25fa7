// Ids: UUIDv7, made here, so that they sort by the time of their making.
import { v7, validate } from 'uuid';

/** Grows with every id, so that ids of one process and one millisecond keep the order of their making. */
let sequence = Math.floor(Math.random() * 2 ** 31);

/** @param at the time that the id bears; the present one by default */
export function newId(at?: Date): string {
  sequence = (sequence + 1) % 2 ** 31;
  return v7({ msecs: at?.getTime() ?? Date.now(), seq: sequence });
}

export const isId = (text: string): boolean => validate(text);
