// The documents of a project: attached per phase, shown beside their ids, seen by whoever may open the project.
import { holds } from '@wattpact/domain/access/roles';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import { projectActions } from '@wattpact/domain/projects/project-status';
import type { FieldChange } from '@wattpact/domain/records/changes';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import type { FileOwner } from '../files/file-owner-service.ts';
import { attachFiles, detachFiles, fileRecordOf, listFilesOfMany } from '../files/file-service.ts';
import { findMarketItem } from '../market/market-items.ts';
import type { MarketRow } from '../market/market-kind.ts';
import { checkAction } from '../review/check-action.ts';
import { lockRecord } from '../review/review-queries.ts';
import { dropDocument } from '../review/review-service.ts';
import { projectKind } from './project-kind.ts';
import { isDocumentVisible, listAncestors } from './project-queries.ts';

type Documentations = ProjectContent['documentations'];
const recordKind = 'project';

const idsOf = (documentations: Documentations) => documentations.flatMap(({ fileIds }) => fileIds);

/** The files of each project by their ids; a fraction has those of the projects of which it is the remainder. */
async function filesOfProjects(
  db: Db,
  projects: readonly Pick<MarketRow<ProjectContent>, 'id' | 'parentId'>[],
): Promise<Map<string, Map<string, FileRecord>>> {
  const fractions = projects.filter(({ parentId }) => parentId !== null);
  const ancestors = await listAncestors(
    db,
    fractions.map(({ id }) => id),
  );
  const lines = new Map(projects.map(({ id }) => [id, [id, ...(ancestors.get(id) ?? [])]]));
  const files = await listFilesOfMany(db, recordKind, [...new Set([...lines.values()].flat())]);
  return new Map(
    [...lines].map(([id, line]) => {
      const rows = line.flatMap((one) => files.get(one) ?? []);
      return [id, new Map(rows.map((row) => [row.id, fileRecordOf(row)]))];
    }),
  );
}

/** @throws 400 with the path of every id that cannot be attached */
export async function attachDocuments(
  context: Context,
  recordId: string,
  documentations: Documentations,
  inherited: ReadonlySet<string> = new Set(),
): Promise<void> {
  const places = documentations
    .flatMap(({ fileIds }, phase) =>
      fileIds.map((id, index) => ({ id, path: `documentations.${phase}.fileIds.${index}` })),
    )
    .filter(({ id }) => !inherited.has(id));
  const ids = places.map(({ id }) => id);
  await attachFiles(context, { recordKind, recordId }, ids, (index) => places[index]?.path ?? 'documentations');
}

/** Attaches the new documents and deletes those that are no longer named; the history names them. */
export async function changeDocuments(
  context: Context,
  project: { id: string; parentId: string | null },
  before: Documentations,
  after: Documentations,
): Promise<FieldChange[]> {
  const { db } = context;
  const { id } = project;
  const old = await filesOfProjects(db, [project]);
  const own = new Set(((await listFilesOfMany(db, recordKind, [id])).get(id) ?? []).map((row) => row.id));
  const inherited = new Set(idsOf(before).filter((one) => !own.has(one)));
  await attachDocuments(context, id, after, inherited);
  const files = new Map([...(old.get(id) ?? []), ...((await filesOfProjects(db, [project])).get(id) ?? [])]);
  await detachFiles(context, { recordKind, recordId: id }, idsOf(after));
  const named = (list: Documentations) =>
    list.flatMap(({ phase, fileIds }) =>
      fileIds.map((fileId) => ({ fileId, phase, name: files.get(fileId)?.name ?? '' })),
    );
  return JSON.stringify(named(before)) === JSON.stringify(named(after))
    ? []
    : [{ fieldName: 'files', oldValue: named(before), newValue: named(after) }];
}

export const projectFiles: FileOwner = {
  canSee: ({ db, actor }, recordId, file) => isDocumentVisible(db, actor, { id: recordId, fileId: file.id }),
  async canEdit({ db, actor }, recordId) {
    const project = await findMarketItem(db, actor, 'project', recordId);
    return project !== undefined && holds(actor, 'contracting', [project.ownerId]);
  },
  /** A pending project keeps all documents, and every project keeps one for its current phase. */
  async beforeRemove(context, file, recordId) {
    const project = await lockRecord(context, projectKind, recordId);
    const { status, ownerId, content } = project;
    checkAction(projectActions, 'edit', context.actor, { status, ownerIds: [ownerId] });
    const documentations = content.documentations.map((group) => ({
      ...group,
      fileIds: group.fileIds.filter((one) => one !== file.id),
    }));
    const present = documentations.find(({ phase }) => phase === content.currentProjectStatus);
    if (!present?.fileIds.length) throw conflict('error_min_documents');
    await dropDocument(context, projectKind, project, file, { ...content, documentations });
  },
};
