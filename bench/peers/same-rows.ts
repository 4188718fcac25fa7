// What must be the same in the answers of all servers before any is measured.
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';

/** What an answer tells of the rows that were read. */
interface Told {
  total?: number;
  rows: { id: string; name: string; owner: string; files: string[] }[];
}

interface RestProject {
  id: string;
  designation: string;
  sellerLegalEntity: { fiscalInfo: { name: string } };
  parentProjectId: string | null;
  /** In the product's lists they stand in the documentations alone. */
  files?: { id: string }[];
  documentations: { files?: { id: string }[] }[];
}
interface GraphqlProject {
  rowId: string;
  parentProjectId: string | null;
  content: { designation: string };
  legalEntityByOwnerId: { name: string };
  filesByRecordId: { nodes: { rowId: string }[] };
}
interface GraphqlData {
  project?: GraphqlProject;
  created?: { project: GraphqlProject };
  projects?: { totalCount: number; nodes: GraphqlProject[] };
}

/** A fraction also shows the files of what it is a part of, which the peer cannot follow at any depth. */
const filesOf = (parent: string | null, ids: string[]): string[] => (parent === null ? ids.sort() : []);

const ofRest = ({ id, designation, sellerLegalEntity, parentProjectId, files, documentations }: RestProject) => {
  const all = files ?? documentations.flatMap((one) => one.files ?? []);
  const fileIds = all.map((file) => file.id);
  return { id, name: designation, owner: sellerLegalEntity.fiscalInfo.name, files: filesOf(parentProjectId, fileIds) };
};

const ofGraphql = ({ rowId, content, parentProjectId, legalEntityByOwnerId, filesByRecordId }: GraphqlProject) => {
  const fileIds = filesByRecordId.nodes.map((file) => file.rowId);
  const { name: owner } = legalEntityByOwnerId;
  return { id: rowId, name: content.designation, owner, files: filesOf(parentProjectId, fileIds) };
};

export function toldByRest(text: string): Told {
  const answer = JSON.parse(text) as RestProject | { items: RestProject[]; total: number };
  if ('items' in answer) return { total: answer.total, rows: answer.items.map(ofRest) };
  return { rows: [ofRest(answer)] };
}

export function toldByGraphql(text: string): Told {
  const { project, created, projects } = (JSON.parse(text) as { data: GraphqlData }).data;
  if (projects) return { total: projects.totalCount, rows: projects.nodes.map(ofGraphql) };
  return { rows: [project ?? created?.project].filter((one) => one !== undefined).map(ofGraphql) };
}

export function assertSame(call: string, told: Record<string, Told>): void {
  const [first, ...others] = Object.values(told);
  if (!first || first.rows.length === 0) throw new Error(`${call}: nothing was read`);
  for (const other of others)
    if (!isDeepStrictEqual(other, first)) throw new Error(`${call}: answers differ: ${JSON.stringify(told, null, 1)}`);
}

/** Each has created a project of its own, of the same owner and with the same kind of content. */
export async function assertCreated(ownerUrl: string, told: Record<string, Told>): Promise<void> {
  const ids = Object.values(told).flatMap(({ rows }) => rows.map(({ id }) => id));
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  const { rows } = await owner.query<{ projects: number; kinds: number }>(
    `select count(*)::int as projects, count(distinct (p.owner_id, p.created_by, p.status, p.is_published,
       p.content - 'designation' - 'documentations'))::int as kinds
     from project p where p.id = any($1::uuid[])`,
    [ids],
  );
  await owner.end();
  const expected = { projects: Object.keys(told).length, kinds: 1 };
  if (!isDeepStrictEqual(rows[0], expected)) throw new Error(`Created: ${JSON.stringify(rows[0])}`);
}
