// A document to be written, as plain data: it is passed to the thread of documents, and it decides every byte.
import type { AttachedFile } from './attached-file.ts';
import type { Block } from './draw-blocks.ts';
import type { DocumentFrame } from './pages.ts';
import type { WordDocument } from './render-word.ts';

export type DocumentTask =
  | { format: 'pdf'; frame: DocumentFrame; blocks: readonly Block[]; attachment?: AttachedFile }
  | { format: 'docx'; document: WordDocument };

export type DocumentFormat = DocumentTask['format'];

/** What the thread answers. */
export type WrittenDocument = { bytes: Uint8Array<ArrayBuffer> } | { error: unknown };
