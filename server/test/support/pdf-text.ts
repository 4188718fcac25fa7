// What a reader finds in a PDF, for tests of documents.
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** The text of each page, what the file says of itself, and its bookmarks. */
export async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const bookmarks = ((await document.getOutline()) ?? []).map(({ title }) => title);
  return { pages: text, about: info as { Title?: string; Language?: string }, bookmarks };
}

/** Each piece of text with its place, in points from the left and from the bottom of its page. */
export async function placedText(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              page: index + 1,
              width: item.width,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
            },
          ]
        : [],
    );
  });
  return (await Promise.all(pages)).flat();
}

/** Each glyph of the first page: its number in its typeface, and its text. */
export async function drawnGlyphs(pdf: Buffer): Promise<{ glyph: string; text: string }[]> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  let font = '';
  return fnArray.flatMap((operation, index) => {
    const [first] = argsArray[index] ?? [];
    if (operation === OPS.setFont) font = String(first);
    if (operation !== OPS.showText) return [];
    const shown = first as (number | { originalCharCode: number; unicode: string })[];
    return shown.flatMap((one) =>
      typeof one === 'number' ? [] : [{ glyph: `${font} ${one.originalCharCode}`, text: one.unicode }],
    );
  });
}
