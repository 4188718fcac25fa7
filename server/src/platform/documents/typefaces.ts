// The typefaces of PDFs: Inter, and DejaVu Sans for the signs that Inter lacks (docs/decisions/012).
import { createRequire } from 'node:module';
import type * as renderer from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 600] as const;

/** A character is taken from the first typeface that has it. One weight of the second typeface is enough. */
const files: Record<string, readonly string[]> = {
  Inter: ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'].map((file) =>
    resolve(`@expo-google-fonts/inter/${file}`),
  ),
  'DejaVu Sans': weights.map(() => resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
};
export const typefaces = Object.keys(files);

/** The part of a typeface that we use; the library does not type it. */
interface Typeface {
  unitsPerEm: number;
  characterSet: number[];
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => unknown;
  layout: (text: string) => { advanceWidth: number };
}

export interface Typesetting {
  /** Whether every weight has a glyph for this character. */
  hasGlyph: (codePoint: number) => boolean;
  /** How wide a word runs, in multiples of its size. */
  widthOf: (word: string) => number;
}

/**
 * The library remembers for each glyph the text with which it was first used. A glyph first used inside another one
 * (the full stop in a colon) would have no text in later documents and could not be copied. So each glyph is registered
 * with its own character; of two with the same glyph, the apostrophe comes before the modifier letter.
 */
function introduceGlyphs(font: Typeface): void {
  const isModifier = (codePoint: number) => /\p{Lm}/u.test(String.fromCodePoint(codePoint));
  const usual = font.characterSet.filter((one) => !isModifier(one));
  for (const codePoint of [...usual, ...font.characterSet.filter(isModifier)]) font.glyphForCodePoint(codePoint);
}

/** Registers the typefaces with the library. */
export async function loadTypefaces({ Font }: typeof renderer): Promise<Typesetting> {
  const loaded = weights.map((fontWeight, index) =>
    Promise.all(
      Object.entries(files).map(async ([fontFamily, sources]) => {
        Font.register({ family: fontFamily, fonts: [{ src: sources[index] ?? '', fontWeight }] });
        await Font.load({ fontFamily, fontWeight });
        const font = Font.getFont({ fontFamily, fontWeight }).data as Typeface | null;
        if (!font) throw new Error(`The typeface ${fontFamily} ${fontWeight} cannot be read`);
        introduceGlyphs(font);
        return font;
      }),
    ),
  );
  const stacks = await Promise.all(loaded);
  return {
    hasGlyph: (codePoint) => stacks.every((stack) => stack.some((font) => font.hasGlyphForCodePoint(codePoint))),
    widthOf: (word) =>
      Math.max(...stacks.map(([font]) => (font ? font.layout(word).advanceWidth / font.unitsPerEm : 0))),
  };
}
