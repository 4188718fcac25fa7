// Valid fiscal numbers that no earlier run has used, so that a suite can run twice on one database.

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).reduce<string>((text, digit) => text + digit, '');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A Portuguese company's: in the range 59, which the demo does not use beyond 5901, with its check digit. */
export function portugueseNumber(): string {
  const body = `59${4 + Math.floor(Math.random() * 5)}${digits(5)}`;
  const rest = sum([...body].map((digit, index) => Number(digit) * (9 - index))) % 11;
  return `${body}${rest < 2 ? 0 : 11 - rest}`;
}

/** A Spanish limited company's (B): every other digit is doubled, and the last one completes the sum to ten. */
export function spanishNumber(): string {
  const body = digits(7);
  const parts = [...body].map((text, index) => {
    const digit = Number(text);
    return index % 2 === 0 ? Math.floor((2 * digit) / 10) + ((2 * digit) % 10) : digit;
  });
  return `B${body}${(10 - (sum(parts) % 10)) % 10}`;
}
