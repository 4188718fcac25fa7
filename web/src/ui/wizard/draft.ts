// A wizard's input survives a reload: stored per user in this browser until it is submitted or discarded. If the record has
// changed since, a three-way merge keeps what was typed and updates the other fields.
import { same } from '@wattpact/domain/records/changes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from './browser-store.ts';
import { type MergeRules, takeOver } from './take-over.ts';

const keyOf = (userId: string, name: string) => `draft:${userId}:${name}`;

type Values = Record<string, unknown>;

export interface DraftPlace {
  userId: string;
  /** `register-contract`, `edit-project:<id>`. */
  name: string;
  /** The version of the record that is edited. */
  version?: number;
  /** The content of that version, if the form began with something else. */
  base?: Values;
}

interface Stored<Form> {
  version?: number;
  base?: Form;
  values: Form;
  step: number;
}

/** Writes that wait for the debounce, by key. */
const waiting = new Map<string, () => void>();

function forget(key: string): void {
  waiting.delete(key);
  removeStored(key);
}

export const forgetDraft = ({ userId, name }: DraftPlace): void => forget(keyOf(userId, name));

export const hasDraft = ({ userId, name }: DraftPlace): boolean => readStored(keyOf(userId, name)) !== undefined;

export interface DraftOptions<Form> extends DraftPlace {
  values: Form;
  base: Values;
  step: number;
  /** Nothing is stored until something was typed. */
  dirty: boolean;
}

export interface Draft {
  savedAt: Date | undefined;
  discard: () => void;
}

const debounceMs = 500;

export function useDraft<Form>({ userId, name, version, base, values, step, dirty }: DraftOptions<Form>): Draft {
  const key = keyOf(userId, name);
  const [savedAt, setSavedAt] = useState<Date>();
  const isDiscarded = useRef(false);
  const wasDirty = useRef(false);
  const text = JSON.stringify({ version, base, values, step });
  // Must come before the effect that clears the timer: a form that unmounts or reloads stores its last input.
  useEffect(() => {
    const storeNow = () => waiting.get(key)?.();
    addEventListener('pagehide', storeNow);
    return () => {
      removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, [key]);
  useEffect(() => {
    if (isDiscarded.current) return;
    if (!dirty) {
      // The user undid all input, so the stored draft must go. A form that nobody touched deletes nothing.
      if (wasDirty.current) forget(key);
      wasDirty.current = false;
      setSavedAt(undefined);
      return;
    }
    wasDirty.current = true;
    const store = () => {
      if (!isWaiting()) return;
      waiting.delete(key);
      if (writeStored(key, text)) setSavedAt(new Date());
    };
    const isWaiting = () => waiting.get(key) === store;
    waiting.set(key, store);
    const timer = setTimeout(store, debounceMs);
    return () => {
      clearTimeout(timer);
      if (isWaiting()) waiting.delete(key);
    };
  }, [key, text, dirty]);
  const discard = useCallback(() => {
    isDiscarded.current = true;
    forget(key);
  }, [key]);
  return { savedAt, discard };
}

export interface RestoredDraft<Form> {
  values: Form;
  step: number;
  /** It was typed over an older version of the record. */
  isOlder: boolean;
}

/**
 * The draft to start a form with. Read it once, before the form is made: `useState(() => loadDraft(…))`.
 * @param present what the record holds now
 */
export function loadDraft<Form extends Values>(
  { userId, name, version }: DraftPlace,
  present: Form,
  rules: MergeRules,
) {
  const key = keyOf(userId, name);
  const stored = readStored<Stored<Form>>(key);
  if (!stored) return undefined;
  const values = { ...present, ...stored.values };
  const restored: RestoredDraft<Form> = { values, step: stored.step, isOlder: stored.version !== version };
  if (!restored.isOlder) return restored;
  const merged = stored.base && takeOver(values, { ...present, ...stored.base }, present, rules);
  if (merged && !same(merged, present)) return { ...restored, values: merged };
  forget(key);
  return undefined;
}
