// The documents of a project: attached per phase, shown beside their ids, seen by whoever may open the project.
import { holds } from '@wattpact/domain/access/roles';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import { projectActions } from '@wattpact/domain/projects/project-status';
import type { FieldChange } from '@wattpact/domain/records/changes';
import type { Context } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import type { FileOwner } from '../files/file-owner-service.ts';
import { attachFiles, detachFiles, listFiles } from '../files/file-service.ts';
import { findMarketItem } from '../market/market-items.ts';
import { checkAction } from '../review/check-action.ts';
import { lockRecord } from '../review/review-queries.ts';
import { dropDocument } from '../review/review-service.ts';
import { projectKind } from './project-kind.ts';
import { isDocumentVisible, listDocuments } from './project-queries.ts';

type Documentations = ProjectContent['documentations'];
const recordKind = 'project';

const idsOf = (documentations: Documentations) => documentations.flatMap(({ fileIds }) => fileIds);

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
  id: string,
  before: Documentations,
  after: Documentations,
): Promise<FieldChange[]> {
  const { db } = context;
  const old = await listDocuments(db, id);
  const own = new Set((await listFiles(db, { recordKind, recordId: id })).map((row) => row.id));
  const inherited = new Set(idsOf(before).filter((one) => !own.has(one)));
  await attachDocuments(context, id, after, inherited);
  const files = new Map([...old, ...(await listDocuments(db, id))].map((file) => [file.id, file]));
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
