// Which records are compared: up to five, each once, in the order chosen; they are in the address, so a link shares them.
export const mostCompared = 5;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads them from an address; ignores anything that is no id. */
export const idsIn = (text: unknown): string[] =>
  [...new Set(String(text ?? '').split(','))].filter((one) => id.test(one)).slice(0, mostCompared);
