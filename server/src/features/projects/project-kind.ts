// What projects pass to the shared workflows: their acts, their dependents, the effects of decisions.
import { reviewStatuses } from '@wattpact/domain/access/review';
import type { FileRecord, HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import { projectList, projectSearch } from '@wattpact/domain/projects/project-filters';
import { projectTracked } from '@wattpact/domain/projects/project-sections';
import { projectActions } from '@wattpact/domain/projects/project-status';
import { sql } from 'kysely';
import { filesOf } from '../files/file-queries.ts';
import { setValidation } from '../files/file-service.ts';
import { historyOf } from '../history/history-queries.ts';
import { ownerEntityJson } from '../legal-entities/legal-entity-queries.ts';
import { itemClosed, itemDependents, itemRemoved } from '../market/market-events.ts';
import type { FoundRow, MarketKind } from '../market/market-kind.ts';
import { closeItem } from '../market/market-queries.ts';
import { noteVisibility } from '../market/market-service.ts';
import { inMarketplace, isContracted, visibleTo } from '../market/market-visibility.ts';
import { viewCountOf } from '../views/view-queries.ts';
import { isWatchedBy } from '../watching/watched-item-queries.ts';
import { contractedCapacity, type Kin, kinColumn, lineOfDescent } from './project-columns.ts';

const kind = 'project';

interface Beside {
  files: FileRecord[];
  municipalityCode: string | null;
}
interface ForInsiders {
  /** Its original and its own remainder. */
  kin: Kin[];
  contractedCapacity: number;
  history: HistoryEntry[];
}
export type FoundProject = FoundRow<ProjectContent, Beside, ForInsiders>;

export const projectKind: MarketKind<ProjectContent, Beside, ForInsiders> = {
  kind,
  ownerColumn: 'owner_id',
  createdByColumn: 'created_by',
  hasPublication: true,
  actions: projectActions,
  tracked: projectTracked,
  visibleTo,
  closedWhen: isContracted,
  isUndoable: true,
  settable: [...reviewStatuses, 'closed'],
  ownList: projectList,
  searchList: projectSearch,
  search: { where: [inMarketplace], searchColumn: 'search' },
  facets: [
    { column: 'source_id', table: 'project_source', columns: ['country', 'technologies'] },
    {
      column: 'terms_id',
      table: 'project_terms',
      columns: ['contract_structure', 'has_warranties', 'negotiation_status'],
    },
  ],
  parentColumn: sql`t.parent_project_id`,
  municipalityColumn: sql`t.municipality_code`,
  ownerJson: ownerEntityJson('e'),
  isWatchedBy: isWatchedBy(kind),
  viewCount: viewCountOf(kind),
  beside: { files: filesOf(kind, lineOfDescent), municipalityCode: sql`t.municipality_code` },
  besideForInsiders: ({ isAdmin }) => ({ kin: kinColumn, contractedCapacity, history: historyOf(kind, isAdmin) }),
  async afterDecision(context, { id }, status) {
    if (status === 'approved') await noteVisibility(context, projectKind, id);
    if (status !== 'closed') return;
    await closeItem(context.db, { kind, id }, 'closed', context.now);
    await itemClosed.raise(context, { kind, id });
  },
  validateDocuments: (db, recordId, status) => setValidation(db, { recordKind: 'project', recordId }, status),
  dependents: (context, { id }) => itemDependents.raise(context, { kind, id }),
  beforeRemoval: (context, { id }) => itemRemoved.raise(context, { kind, id }),
};
