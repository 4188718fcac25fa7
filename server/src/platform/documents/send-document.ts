// Sends a document as a file to save.
import { create as contentDisposition } from 'content-disposition';
import { callerId } from '../caller.ts';
import type { RequestContext } from '../http/context.ts';
import type { DocumentFormat, DocumentTask } from './document-task.ts';

const contentTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** @param name of the file, without its extension @throws 503 when too many documents wait already */
export async function sendDocument(
  { platform, actor, reply }: RequestContext,
  task: DocumentTask,
  name: string,
): Promise<void> {
  const bytes = await platform.documents.write(task, callerId(actor));
  reply
    .headers({
      'content-type': contentTypes[task.format],
      'content-disposition': contentDisposition(`${name}.${task.format}`.replace(/[\\/]/g, '-')),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
}
