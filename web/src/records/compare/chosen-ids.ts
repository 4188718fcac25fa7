// Which records stand side by side: up to five, each once, in the order chosen; the address bears them, so a link shares them.
export const mostCompared = 5;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address says; anything that is no id is passed over. */
export const idsIn = (text: unknown): string[] =>
  [...new Set(String(text ?? '').split(','))].filter((one) => id.test(one)).slice(0, mostCompared);
