// The administrators' list of users as a file.
import type { ExportQuery } from '@wattpact/domain/exports/list-export';
import { userColumns } from '@wattpact/domain/users/user-columns';
import type { RequestContext } from '../../../platform/http/context.ts';
import { sendExport } from '../../../platform/lists/send-export.ts';
import { type ListedUser, userSource } from '../user-queries.ts';
import { userRecordOf } from '../user-record.ts';

/** @throws 409 when the list is too long for the format, 429 */
export function exportUsers(context: RequestContext, query: ExportQuery): Promise<void> {
  const present = (row: ListedUser) => userRecordOf(row, context.actor);
  const source = userSource(context.actor, query);
  return sendExport(
    context,
    { source, recordKind: 'user', columns: userColumns, titleKey: 'common:navigation.users', present },
    query,
  );
}
