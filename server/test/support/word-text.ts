// What a reader finds in a Word document, for tests of documents.
import { strFromU8, unzipSync } from 'fflate';

export interface WordPart {
  xml: string;
  text: string;
}

/** The text, paragraphs apart; and the first footer. */
export function readWord(file: Buffer): { document: WordPart; footer: WordPart } {
  const parts = unzipSync(file);
  const part = (name: string): WordPart => {
    const found = parts[name];
    if (!found) throw new Error(`The document has no ${name}`);
    const xml = strFromU8(found);
    return { xml, text: xml.replaceAll('</w:p>', '\n').replace(/<[^>]+>/g, '') };
  };
  return { document: part('word/document.xml'), footer: part('word/footer1.xml') };
}
