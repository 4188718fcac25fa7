// Every statement on what the documents of a contract are.
import type { ContractDocument, ContractDocumentCategory } from '@wattpact/domain/energy-contracts/contract-documents';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export type DocumentCategories = Record<string, ContractDocumentCategory>;

/** JSON by file of contract `t`; a document that nobody has classified is not in it. */
export const categoriesOf = sql<DocumentCategories>`(
  select coalesce(json_object_agg(d.file_id, d.category), '{}')
  from contract_document d where d.energy_contract_id = t.id)`;

/** The documents must be the contract's. One without a category stays what it is. */
export async function writeCategories(db: Db, contractId: string, documents: readonly ContractDocument[]) {
  const rows = documents.flatMap(({ fileId, category }) =>
    category === undefined ? [] : [{ file_id: fileId, energy_contract_id: contractId, category }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('contract_document')
    .values(rows)
    .onConflict((one) => one.column('file_id').doUpdateSet((given) => ({ category: given.ref('excluded.category') })))
    .execute();
}

interface NamedDocument {
  fileId: string;
  name: string;
  category?: ContractDocumentCategory;
}

/** The documents as the history names them, because their ids mean nothing to a reader; oldest first. */
export async function listNamedDocuments(db: Db, contractId: string): Promise<NamedDocument[]> {
  const { rows } = await sql<{ document: NamedDocument }>`
    select json_strip_nulls(json_build_object('fileId', f.id, 'name', f.name, 'category', d.category)) as document
    from file f left join contract_document d on d.file_id = f.id
    where f.record_kind = 'energy_contract' and f.record_id = ${contractId}
    order by f.created_at, f.id`.execute(db);
  return rows.map(({ document }) => document);
}
