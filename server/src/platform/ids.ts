// Ids: UUIDv7, made here, so that they sort by the time of their making.
import { v7, validate } from 'uuid';

/** @param at the time that the id bears; the present one by default */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());

export const isId = (text: string): boolean => validate(text);
