// The unsent message (text and attached files) is stored in this browser, per negotiation, until it is sent.
import { useMemo, useState } from 'react';
import type { OutgoingFile } from './outgoing-file.ts';

interface Draft {
  text: string;
  files: readonly OutgoingFile[];
}

const keyOf = (userId: string, negotiationId: string) => `message-draft:${userId}:${negotiationId}`;
const nothing: Draft = { text: '', files: [] };

/** Storage may be full, forbidden or written by an earlier version; the page must work without a stored draft. */
function storedDraft(key: string): Draft {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Draft>) };
  } catch {
    return nothing;
  }
}

/** Reads the stored state first: an upload may end after its page is gone. */
function storeDraft(key: string, change: (draft: Draft) => Draft): boolean {
  try {
    const draft = change(storedDraft(key));
    const isEmpty = draft.text.trim() === '' && draft.files.length === 0;
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return draft.text.trim() !== '';
  } catch {
    return false;
  }
}

/** The draft's uploaded files. */
export interface DraftFiles {
  list: () => readonly OutgoingFile[];
  add: (file: OutgoingFile) => void;
  remove: (id: string) => void;
  clear: () => void;
}

export interface ComposerDraft {
  text: string;
  /** Whether the browser stored the text. */
  isStored: boolean;
  change: (text: string) => void;
  files: DraftFiles;
}

export function useComposerDraft(userId: string, negotiationId: string): ComposerDraft {
  const key = keyOf(userId, negotiationId);
  const [draft, setDraft] = useState(() => {
    const { text } = storedDraft(key);
    return { text, isStored: text !== '' };
  });
  const files = useMemo((): DraftFiles => {
    const others = ({ files: all }: Draft, id: string) => all.filter((one) => one.id !== id);
    return {
      list: () => storedDraft(key).files,
      add: (file) => storeDraft(key, (known) => ({ ...known, files: [...others(known, file.id), file] })),
      remove: (id) => storeDraft(key, (known) => ({ ...known, files: others(known, id) })),
      clear: () => storeDraft(key, (known) => ({ ...known, files: [] })),
    };
  }, [key]);
  const change = (text: string) => setDraft({ text, isStored: storeDraft(key, (known) => ({ ...known, text })) });
  return { ...draft, change, files };
}
