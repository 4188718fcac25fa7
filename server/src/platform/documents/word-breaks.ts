// Breaks a word between lines only where it is too wide for a line, and never with a hyphen, because a hyphen would
// change what people copy from the document (an address, a reference).

/** In multiples of the size: wider than any word of a language, narrower than a column with free text (not one of figures). */
const widest = 15;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The pieces of a word, for the library's hyphenation callback. It breaks lines at an empty piece without a hyphen;
 * between two others, as where a word goes on in another script, it would put one.
 */
export function wordPieces(word: string, widthOf: (text: string) => number): string[] {
  if (word.trim() === '') return [word];
  const isWide = (text: string) => text.length > widest / 2 && widthOf(text) > widest;
  const pieces = isWide(word) ? word.split(/(?<=[^\p{L}\p{N}\p{M}])/u) : [word];
  return pieces
    .flatMap((piece) => (isWide(piece) ? Array.from(letters.segment(piece), ({ segment }) => segment) : [piece]))
    .flatMap((piece) => ['', piece]);
}
