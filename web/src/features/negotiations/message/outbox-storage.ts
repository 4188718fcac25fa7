// The messages of one outbox in the browser's storage, which all its pages share.
import type { StoredMessage } from './outbox-message.ts';

export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFile = (value: unknown) =>
  isRecord(value) && isText(value['id']) && isText(value['name']) && typeof value['size'] === 'number';
const isFieldProblem = (value: unknown) => isRecord(value) && isText(value['path']) && isText(value['key']);

function isRefusal(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { code, status, errors = [] } = value;
  return isText(code) && typeof status === 'number' && Array.isArray(errors) && errors.every(isFieldProblem);
}

function isMessage(value: unknown): value is StoredMessage {
  if (!isRecord(value)) return false;
  const { key, text, at, files, after, tried, refusal } = value;
  return (
    [key, text, at].every(isText) &&
    Array.isArray(files) &&
    files.every(isFile) &&
    (after === undefined || isText(after)) &&
    (tried === undefined || tried === true) &&
    (refusal === undefined || isRefusal(refusal))
  );
}

/** What does not fit is left out: other versions of the product, extensions and people write to the storage too. */
function parsed(text: string | null): readonly StoredMessage[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage) : [];
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
