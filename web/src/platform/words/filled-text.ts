// A line of several values.

/** Between two values. The dot stays with the value before it: no line of a narrow window begins with one. */
export const middleDot = '\u00a0· ';

/** The filled parts, side by side. */
export const filledText = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join(middleDot);
