// The state of a PDF that is looked at: loading, shown, or why it cannot be shown.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import { openPdf, textOf } from './pdf-document.ts';

export type PdfState =
  | { state: 'loading' }
  | { state: 'shown'; document: PDFDocumentProxy }
  | { state: 'failed'; reason: 'failed' | 'protected' };

/** @param attempt another number opens it anew */
export function usePdf(content: Blob, attempt: number): PdfState {
  const [known, setKnown] = useState<PdfState>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again
  useEffect(() => {
    let isCurrent = true;
    setKnown({ state: 'loading' });
    const { pages, close } = openPdf(content);
    pages.then(
      (document) => isCurrent && setKnown({ state: 'shown', document }),
      (error: unknown) => {
        const reason = (error as { name?: string }).name === 'PasswordException' ? 'protected' : 'failed';
        if (isCurrent) setKnown({ state: 'failed', reason });
      },
    );
    return () => {
      isCurrent = false;
      close();
    };
  }, [content, attempt]);
  return known;
}

interface Drawn {
  canvas: RefObject<HTMLCanvasElement | null>;
  page: number;
  /** In CSS pixels; 0 before it is known. */
  width: number;
  /** Another number draws it anew. */
  attempt: number;
}

/** More would take memory and show nothing more. */
const mostPixelsPerPixel = 2;

/** Draws a page as wide as its place. @returns the page's text, once it is known, and whether it could not be drawn */
export function useDrawnPage(document: PDFDocumentProxy, { canvas, page, width, attempt }: Drawn) {
  const [text, setText] = useState('');
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt draws it again
  useEffect(() => {
    const target = canvas.current;
    if (!target || width === 0) return;
    setFailed(false);
    let stop = () => {};
    let isCurrent = true;
    const draw = async () => {
      const found = await document.getPage(page);
      if (!isCurrent) return;
      const density = Math.min(window.devicePixelRatio, mostPixelsPerPixel);
      const viewport = found.getViewport({ scale: (width / found.getViewport({ scale: 1 }).width) * density });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const task = found.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      const written = await textOf(document, page);
      if (isCurrent) setText(written);
    };
    // A drawing that was cancelled is followed by another one.
    draw().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [document, canvas, page, width, attempt]);
  return { text, isFailed };
}
