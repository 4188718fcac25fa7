// The error of a job as administrators read it. Errors quote what they were about, so everything that may be a secret or
// a person's address is left out; the log has the whole error.

const most = 300;

/** Letters and digits of both kinds, as keys, signatures and tokens have them. Ids of records are no secrets. */
const isToken = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word);

/** @returns its first line, shortened */
export function shownError(error: string | null): string | null {
  const line = error
    ?.split('\n')
    .map((one) => one.trim())
    .find((one) => one !== '');
  if (line === undefined) return null;
  const shown = line
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1')
    .replace(/(\/\/[^\s?#]*)[?#]\S+/g, '$1?…')
    .replace(/[^\s<>"'(),;:=/@]+@[^\s<>"'(),;:=/]+\.[a-z]+/gi, '…@…')
    .replace(/\b(password|passwd|secret|token|key)(["']?\s*[:=]\s*)["']?[^\s"',;]+["']?/gi, '$1$2…')
    .replace(/\b(bearer|basic)\s+\S+/gi, '$1 …')
    .replace(/(?<![\w-])[\w+/=]{24,}(?![\w-])/g, (word) => (isToken(word) ? '…' : word));
  return shown.length > most ? `${shown.slice(0, most - 1)}…` : shown;
}
