// The one line of summary of a wizard's section.

/** The parts that are filled, side by side. */
export const filledText = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join(' · ');
