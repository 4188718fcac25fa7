// The call that exports a list as a file, beside the list's own call.

import type { Access } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import type { ListDeclaration } from '../filters/filters.ts';
import { type ExportColumn, exportQuery } from './list-export.ts';

interface Listed {
  list: ListDeclaration;
  columns: readonly ExportColumn[];
  /** What the list holds, for the summary. */
  what: string;
}

export const exportCall = <const Path extends `/${string}`, const By extends Access>(
  path: Path,
  access: By,
  { list, columns, what }: Listed,
) =>
  ({
    method: 'GET',
    path: `${path}/export`,
    access,
    status: 200,
    fromReplica: true,
    summary: `${what} as a file; a list too long for it is refused`,
    query: exportQuery(list, columns),
    problems: [409],
    perUser: userLimits.export,
    raw: 'download',
    forKeys: access !== 'admin',
  }) as const;
