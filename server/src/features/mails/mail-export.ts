// The administrators' lists of mails as files.
import type { ExportQuery } from '@wattpact/domain/exports/list-export';
import { sentColumns, undeliveredColumns } from '@wattpact/domain/mails/mail-columns';
import type { RequestContext } from '../../platform/http/context.ts';
import { sendExport } from '../../platform/lists/send-export.ts';
import { sentSource, undeliveredSource } from './mail-queries.ts';

const asRead = <Row>(row: Row) => row;

/** @throws 409 when the list is too long for the format, 429 */
export const exportUndelivered = (context: RequestContext, query: ExportQuery): Promise<void> =>
  sendExport(
    context,
    {
      source: undeliveredSource(context.actor),
      columns: undeliveredColumns,
      titleKey: 'dashboard:mails.undelivered',
      present: asRead,
    },
    query,
  );

/** @throws 409 when the list is too long for the format, 429 */
export const exportSent = (context: RequestContext, query: ExportQuery): Promise<void> =>
  sendExport(
    context,
    { source: sentSource(context.actor), columns: sentColumns, titleKey: 'dashboard:mails.sent', present: asRead },
    query,
  );
