// What is being written stays in this browser, per negotiation, until it is sent.
import { useState } from 'react';

const keyOf = (userId: string, negotiationId: string) => `message-draft:${userId}:${negotiationId}`;

/** Storage may be full or forbidden; a draft is a comfort, never a condition. */
function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): boolean {
  try {
    if (text.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return text.trim() !== '';
  } catch {
    return false;
  }
}

export function useComposerDraft(userId: string, negotiationId: string) {
  const key = keyOf(userId, negotiationId);
  const [draft, setDraft] = useState(() => {
    const text = read(key);
    return { text, isKept: text !== '' };
  });
  return { ...draft, change: (text: string) => setDraft({ text, isKept: keep(key, text) }) };
}
