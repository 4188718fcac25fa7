// A text in sections as a Word document, for those who go on editing it. The library is loaded when one is made.
import type { Language } from 'domain/shared/enumerations';

export interface WordDocument {
  title: string;
  author: string;
  language: Language;
  /** Under the title, each on a line of its own. */
  lines: readonly string[];
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** Small, after the last section. */
  closing: string;
  /** At the bottom of each page. */
  footer: string;
}

const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' };

export async function renderWord(given: WordDocument): Promise<Buffer> {
  const { title, author, language, lines, sections, closing, footer } = given;
  const { Document, Footer, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx');
  /** Line breaks inside a paragraph stay in it. */
  const paragraph = (text: string) =>
    new Paragraph({
      spacing: { after: 160 },
      children: text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) })),
    });
  const document = new Document({
    title,
    creator: author,
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: locales[language] } } } } },
    sections: [
      {
        footers: {
          default: new Footer({ children: [new Paragraph({ children: [new TextRun({ text: footer, size: 16 })] })] }),
        },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...lines.map((line) => new Paragraph({ text: line })),
          ...sections.flatMap((section) => [
            new Paragraph({
              text: section.title,
              heading: HeadingLevel.HEADING_1,
              spacing: { before: 240, after: 120 },
            }),
            ...section.paragraphs.map(paragraph),
          ]),
          new Paragraph({ children: [new TextRun({ text: closing, size: 16 })] }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
