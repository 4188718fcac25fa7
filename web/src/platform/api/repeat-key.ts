// The Idempotency-Key of a form whose input may be changed between two tries: a repetition has the key of what it repeats,
// anything else is no repetition.

export interface RepeatKey {
  /** The last one while the body is the same. */
  of: (body: unknown) => string;
  /** It was taken: the same once more is meant as another one. */
  done: () => void;
}

export function repeatKey(): RepeatKey {
  let last: { text: string; key: string } | undefined;
  return {
    of: (body) => {
      const text = JSON.stringify(body);
      if (last?.text !== text) last = { text, key: crypto.randomUUID() };
      return last.key;
    },
    done: () => {
      last = undefined;
    },
  };
}
