// What was typed into a wizard survives a reload: kept per user in this browser until it is submitted or given up.
import { useCallback, useEffect, useRef, useState } from 'react';

const keyOf = (userId: string, name: string) => `draft:${userId}:${name}`;

interface Stored<Values> {
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

export interface DraftOptions<Values> {
  userId: string;
  /** `register-contract`, `edit-project:<id>`. */
  name: string;
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

export function useDraft<Values>({ userId, name, values, step, dirty }: DraftOptions<Values>): Draft {
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
        localStorage.setItem(key, JSON.stringify({ values: JSON.parse(text), step, savedAt: now.toISOString() }));
        setSavedAt(now);
      } catch {}
    }, rest);
    return () => clearTimeout(timer);
  }, [key, text, step, dirty]);
  const discard = useCallback(() => {
    given.current = true;
    try {
      localStorage.removeItem(key);
    } catch {}
  }, [key]);
  return { savedAt, discard };
}

/** The draft to start a form with; read once, before the form is made: `useState(() => loadDraft(…))`. */
export const loadDraft = <Values>(userId: string, name: string): Stored<Values> | undefined =>
  readDraft<Values>(keyOf(userId, name));
