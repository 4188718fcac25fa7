// The thread of documents: gets one task after the other and answers with the bytes.
import { parentPort } from 'node:worker_threads';
import { withAttachment } from './attached-file.ts';
import type { DocumentTask, WrittenDocument } from './document-task.ts';
import { drawBlocks } from './draw-blocks.ts';
import { pdfDocument } from './pages.ts';
import { renderPdf } from './render-pdf.ts';
import { renderWord } from './render-word.ts';

async function written(task: DocumentTask): Promise<Buffer> {
  if (task.format === 'docx') return renderWord(task.document);
  const { frame, blocks, attachment } = task;
  const pdf = await renderPdf(pdfDocument(frame, ...(await drawBlocks(blocks))));
  return attachment ? withAttachment(pdf, attachment) : pdf;
}

function answer(given: WrittenDocument, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(given, moved);
}

parentPort?.on('message', async (task: DocumentTask) => {
  try {
    // A copy, because a buffer may share its memory with others, and what is moved is gone here.
    const bytes = Uint8Array.from(await written(task));
    answer({ bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ error });
  }
});
