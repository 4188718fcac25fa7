// Input that was replaced by another person's stored version: kept in this browser, so that it can be restored.
import { same } from '@wattpact/domain/records/changes';
import { readStored, removeStored, writeStored } from './browser-store.ts';
import type { DraftPlace } from './draft.ts';
import { type MergeRules, takeOver } from './take-over.ts';

type Values = Record<string, unknown>;

export interface Aside<Form extends Values> {
  /** The form's values. */
  values: Form;
  /** The values before the user typed. */
  base: Form;
}

const keyOf = ({ userId, name }: DraftPlace) => `aside:${userId}:${name}`;

export const findAside = <Form extends Values>(place: DraftPlace): Aside<Form> | undefined =>
  readStored<Aside<Form>>(keyOf(place));

export const dropAside = (place: DraftPlace): void => removeStored(keyOf(place));

/** Merges with input that was set aside earlier; newly typed values win. */
export function setAside<Form extends Values>(
  place: DraftPlace,
  { values, base }: Aside<Form>,
  rules: MergeRules,
): void {
  if (same(values, base)) return;
  const earlier = findAside<Form>(place);
  const merged = earlier ? takeOver(values, base, takeOver(earlier.values, earlier.base, base, rules), rules) : values;
  writeStored(keyOf(place), JSON.stringify({ values: merged, base }));
}
