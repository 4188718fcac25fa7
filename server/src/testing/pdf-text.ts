// What a reader finds in a PDF, for tests of documents.
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page, and what the file says of itself. */
export async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  return { pages: text, about: info as { Title?: string; Language?: string } };
}
