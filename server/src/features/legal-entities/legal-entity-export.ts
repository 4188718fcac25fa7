// Exports lists of legal entities: the person's own with their role there, or all.

import type { ExportQuery } from '@wattpact/domain/exports/list-export';
import { legalEntityColumns, ownEntityColumns } from '@wattpact/domain/legal-entities/legal-entity-columns';
import type { RequestContext } from '../../platform/http/context.ts';
import { sendExport } from '../../platform/lists/send-export.ts';
import { type EntityRow, entitySource, rolesIn } from './legal-entity-queries.ts';
import { rowOf } from './legal-entity-service.ts';

/** @throws 409 when the list is too long for the format, 429 */
export function exportEntities(context: RequestContext, query: ExportQuery): Promise<void> {
  const { actor } = context;
  const [columns, titleKey] = actor.isAdmin
    ? [legalEntityColumns, 'common:navigation.entities']
    : [ownEntityColumns, 'common:home.tab.legalEntity'];
  const present = (row: EntityRow) => ({ ...rowOf(row, context), role: rolesIn(actor, row.id).at(-1) });
  return sendExport(context, { source: entitySource(actor, query), columns, titleKey, present }, query);
}
