// A text file inside a PDF, which any reader shows among its attachments. It is appended as an incremental update (ISO
// 32000-1, 7.5.6), because the library that draws the pages attaches nothing.

export interface AttachedFile {
  name: string;
  text: string;
  /** Shown beside the name. */
  description: string;
}

/** UTF-16 with a mark, so that no character is read as another one. */
function pdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/** @throws for a PDF that is not built as the library builds it */
function part(pdf: string, pattern: RegExp): string {
  const [, found] = pattern.exec(pdf) ?? [];
  if (found === undefined) throw new Error(`Nothing can be attached to this PDF: it has no ${pattern}`);
  return found;
}

/** Bytes as Latin-1, one sign each, so that places in the text are places in the file. */
export function withAttachment(file: Buffer, { name, text, description }: AttachedFile): Buffer {
  const pdf = file.toString('latin1');
  const end = pdf.slice(pdf.lastIndexOf('\ntrailer\n'));
  const size = Number(part(end, /\/Size (\d+)\n/));
  const catalog = part(pdf, /\n(\d+) 0 obj\n<<\n\/Type \/Catalog/);
  const names = part(pdf.slice(pdf.indexOf(`\n${catalog} 0 obj\n`)), /\/Names (\d+) 0 R/);
  const kept = part(pdf, new RegExp(`\\n${names} 0 obj\\n<<\\n([\\s\\S]*?)>>\\nendobj`));
  const bytes = Buffer.from(text, 'utf8');
  const [content, specification] = [size, size + 1];
  const objects: [number, string][] = [
    [Number(names), `<<\n${kept}/EmbeddedFiles << /Names [${pdfText(name)} ${specification} 0 R] >>\n>>`],
    [
      content,
      `<< /Type /EmbeddedFile /Subtype /application#2Fjson /Params << /Size ${bytes.length} >> /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`,
    ],
    [
      specification,
      `<< /Type /Filespec /F ${pdfText(name)} /UF ${pdfText(name)} /Desc ${pdfText(description)} /AFRelationship /Data /EF << /F ${content} 0 R /UF ${content} 0 R >> >>`,
    ],
  ];
  const places: [number, number][] = [];
  let added = pdf.endsWith('\n') ? '' : '\n';
  for (const [number, body] of objects) {
    places.push([number, pdf.length + added.length]);
    added += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = pdf.length + added.length;
  const entries = places.map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`);
  const trailer = part(end, /^\ntrailer\n<<\n([\s\S]*?)>>\nstartxref/).replace(/\/Size \d+/, `/Size ${size + 2}`);
  const before = part(end, /startxref\n(\d+)\n%%EOF\s*$/);
  added += `xref\n${entries.join('')}trailer\n<<\n${trailer}/Prev ${before}\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(added, 'latin1')]);
}

/** The text that `withAttachment` has put into a PDF. */
export function attachmentIn(file: Buffer): string | undefined {
  const pdf = file.toString('latin1');
  const head = /\/Type \/EmbeddedFile [^\n]*\/Length (\d+) >>\nstream\n/.exec(pdf);
  if (!head) return undefined;
  const from = head.index + head[0].length;
  return file.subarray(from, from + Number(head[1])).toString('utf8');
}
