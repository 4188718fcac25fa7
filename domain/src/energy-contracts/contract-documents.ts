// The documents of a contract: what each of them is, which ones a registration asks for, and what an administrator
// checks in them.
import { z } from 'zod';
import { id } from '../fields/texts.ts';

export const maximumContractDocuments = 5;

export const contractDocumentCategories = [
  'signed_contract',
  'representation_powers',
  'second_party_identification',
  'guarantees',
  'other',
] as const;
export type ContractDocumentCategory = (typeof contractDocumentCategories)[number];

/** Shown as missing until they are there. None is required, because a contract may be registered before they arrive. */
export const expectedDocumentCategories = ['signed_contract', 'representation_powers'] as const;

export const contractDocument = z.strictObject({
  fileId: id,
  category: z.enum(contractDocumentCategories, 'error_invalid.category'),
});

export interface ContractDocument {
  fileId: string;
  /** Left out, the document stays what it is. */
  category?: ContractDocumentCategory | undefined;
}

/** A bare id is read as an entry that has no category. */
export const contractDocuments = z
  .array(z.union([id, contractDocument.partial({ category: true })], 'error_invalid.file'))
  .max(maximumContractDocuments)
  .overwrite((list) =>
    list.map((entry) => (typeof entry === 'string' ? { fileId: entry } : entry)),
  ) as unknown as z.ZodType<ContractDocument[], (string | ContractDocument)[]>;

/** What an administrator ticks beside the decision; it stands in the history. */
export const contractChecks = ['parties', 'powers', 'signed_document', 'volume', 'dates'] as const;
