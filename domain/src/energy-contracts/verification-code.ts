// The code of a certificate, by which anybody who has it can check the contract. It is random, and has no letters that
// are read as digits.

export const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const groups = 4;
const lettersInGroup = 5;

/** `7KD4M-…`, from as many random numbers below the number of letters as a code has letters. */
export function codeFrom(letterAt: () => number): string {
  const group = () => Array.from({ length: lettersInGroup }, () => codeLetters[letterAt()]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A code as a person types it: in any case, with or without dashes and spaces. Undefined for what is none. */
export function readCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = letters.length === groups * lettersInGroup && [...letters].every((one) => codeLetters.includes(one));
  return isCode ? letters.match(/.{5}/g)?.join('-') : undefined;
}
