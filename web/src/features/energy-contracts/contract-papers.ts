// Which documents of a contract are there, and which of those that a registration asks for are missing.
import {
  type ContractDocumentCategory,
  expectedDocumentCategories,
} from '@wattpact/domain/energy-contracts/contract-documents';

/** A document that nobody has classified is another one. */
export const categoryOf = ({ category = 'other' }: { category?: string | undefined }): string => category;

export const filesOf = <File extends { category?: string | undefined }>(
  files: readonly File[],
  category: ContractDocumentCategory,
): File[] => files.filter((file) => categoryOf(file) === category);

export const missingCategories = (present: readonly string[]): ContractDocumentCategory[] =>
  expectedDocumentCategories.filter((category) => !present.includes(category));
