// A line of several values.

/** The filled parts, side by side. */
export const filledText = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join(' · ');
