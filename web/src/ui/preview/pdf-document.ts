// Opens a PDF with pdf.js: its worker comes from this site, nothing of the file is run, and no other file is fetched for it.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

export interface OpenPdf {
  pages: Promise<PDFDocumentProxy>;
  close: () => void;
}

/** @throws (the promise) for a broken file, and for one with a password */
export function openPdf(content: Blob): OpenPdf {
  let end = () => {};
  let isClosed = false;
  const pages = content.arrayBuffer().then((data) => {
    if (isClosed) throw new Error('closed');
    const task = getDocument({
      data: new Uint8Array(data),
      // No form with its own scripts, no compiled decoder that the site's policy would refuse.
      enableXfa: false,
      useWasm: false,
      useSystemFonts: true,
      // Only errors in the console.
      verbosity: VerbosityLevel.ERRORS,
    });
    end = () => void task.destroy();
    return task.promise;
  });
  return {
    pages,
    close: () => {
      isClosed = true;
      end();
    },
  };
}

/** The whole text of a page, for who cannot see the picture of it. */
export async function textOf(document: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await document.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
