// Small real files to upload.

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

export const document = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });

/** Claims to be a PDF but is none. */
export const forgedDocument = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ this is a program'),
});

const page = (content: number) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${content} 0 R/Resources<</Font<</F 7 0 R>>>>>>`;
const shown = (text: string) => {
  const content = `BT /F 24 Tf 20 100 Td (${text}) Tj ET`;
  return `<</Length ${content.length}>>stream\n${content}\nendstream`;
};
const objects = [
  '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
  page(5),
  page(6),
  shown('Primeira'),
  shown('Segunda'),
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

/** Two pages with a word on each, and a script that asks to be run when the file is opened. */
export const scriptedDocument = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n${objects.map((one, index) => `${index + 1} 0 obj${one}endobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  ),
});
