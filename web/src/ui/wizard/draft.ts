// What was typed into a wizard survives a reload: kept per user in this browser until it is submitted or given up. What was
// typed over an older version of a record is not offered again.
import { useCallback, useEffect, useRef, useState } from 'react';

const keyOf = (userId: string, name: string) => `draft:${userId}:${name}`;

export interface DraftPlace {
  userId: string;
  /** `register-contract`, `edit-project:<id>`. */
  name: string;
  /** Of the record that is edited. */
  version?: number;
}

interface Stored<Values> {
  version?: number;
  values: Values;
  step: number;
  savedAt: string;
}

/** Storage may be full or forbidden; a draft is a comfort, never a condition. */
function readDraft<Values>(key: string): Stored<Values> | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Stored<Values>);
  } catch {
    return undefined;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export interface DraftOptions<Values> extends DraftPlace {
  values: Values;
  step: number;
  /** Nothing is stored as long as nothing was typed. */
  dirty: boolean;
}

export interface Draft {
  savedAt: Date | undefined;
  discard: () => void;
}

const rest = 500;

export function useDraft<Values>({ userId, name, version, values, step, dirty }: DraftOptions<Values>): Draft {
  const key = keyOf(userId, name);
  const [savedAt, setSavedAt] = useState<Date>();
  const given = useRef(false);
  const text = JSON.stringify(values);
  useEffect(() => {
    if (!dirty || given.current) return;
    const timer = setTimeout(() => {
      if (given.current) return;
      const now = new Date();
      try {
        const stored = { version, values: JSON.parse(text), step, savedAt: now.toISOString() };
        localStorage.setItem(key, JSON.stringify(stored));
        setSavedAt(now);
      } catch {}
    }, rest);
    return () => clearTimeout(timer);
  }, [key, version, text, step, dirty]);
  const discard = useCallback(() => {
    given.current = true;
    forget(key);
  }, [key]);
  return { savedAt, discard };
}

/** The draft to start a form with; read once, before the form is made: `useState(() => loadDraft(…))`. */
export function loadDraft<Values>({ userId, name, version }: DraftPlace): Stored<Values> | undefined {
  const key = keyOf(userId, name);
  const stored = readDraft<Values>(key);
  if (stored === undefined || stored.version === version) return stored;
  forget(key);
  return undefined;
}
