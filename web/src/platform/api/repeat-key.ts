// The idempotency key of a form that can be edited between two attempts: the same body keeps its key, another body gets a
// new one.

export interface RepeatKey {
  /** The previous key while the body is the same. */
  of: (body: unknown) => string;
  /** The request succeeded: sending the same body again is a new request. */
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
