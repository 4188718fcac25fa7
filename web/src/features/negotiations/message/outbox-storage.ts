// The messages of one outbox in the browser's storage, which all its pages share.
import type { StoredMessage } from './outbox-message.ts';

export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function parsed(text: string | null): readonly StoredMessage[] {
  try {
    return text ? (JSON.parse(text) as StoredMessage[]) : [];
  } catch {
    return [];
  }
}

export function openStorage(storage: OutboxStorage | undefined, name: string) {
  /** What was last read or written here. */
  let seen: string | null = null;
  return {
    /** Undefined if no other page has changed it since. */
    readChange: (): readonly StoredMessage[] | undefined => {
      let text: string | null = null;
      try {
        text = storage?.getItem(name) ?? null;
      } catch {
        // Forbidden: as if nothing was stored.
      }
      if (text === seen) return undefined;
      seen = text;
      return parsed(text);
    },
    /** @returns whether it is stored; storage can be full or forbidden */
    write: (messages: readonly StoredMessage[]): boolean => {
      if (!storage) return false;
      const text = messages.length > 0 ? JSON.stringify(messages) : null;
      try {
        if (text === null) storage.removeItem(name);
        else storage.setItem(name, text);
        seen = text;
        return true;
      } catch {
        return false;
      }
    },
  };
}
