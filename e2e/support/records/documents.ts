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
