// The documents of the contract, at most five: the signed contract and its signers' powers in a section of their own,
// which says what is missing, and the others.
import {
  type ContractDocumentCategory,
  contractDocumentCategories,
  expectedDocumentCategories,
  maximumContractDocuments,
} from '@wattpact/domain/energy-contracts/contract-documents';
import type { FormSection } from '../../../../records/edit/form-sections.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import { DocumentsField } from '../../../files/documents-field.tsx';
import { missingCategories } from '../../contract-papers.ts';
import classes from '../../energy-contracts.module.css';
import type { ContractEditor } from '../use-contract-editor.ts';

const isExpected = (category: string) => expectedDocumentCategories.some((one) => one === category);
const otherCategories = contractDocumentCategories.filter((category) => !isExpected(category));

const namesOf = ({ form }: ContractEditor, isWanted: (category: string) => boolean): string =>
  form.values.documents
    .filter(({ group }) => isWanted(group))
    .map(({ name }) => name)
    .join(', ');

export function useSignedContractSection(editor: ContractEditor, keptIds: readonly string[]): FormSection {
  const { t } = useTermsWords();
  const missing = missingCategories(editor.form.values.documents.map(({ group }) => group));
  const list = missing.map((category) => t(`energyContracts:documentation.category.${category}`)).join(', ');
  return {
    id: 'signedContract',
    title: t('energyContracts:wizard.section.signed_contract'),
    fields: [],
    missing: list && t('energyContracts:documentation.missing_list', { list }),
    startsOpen: true,
    summary: [namesOf(editor, isExpected)],
    children: (
      <div className="wide">
        <p className={classes.note}>{t('energyContracts:wizard.signed_contract_help')}</p>
        <ContractDocuments
          editor={editor}
          categories={expectedDocumentCategories}
          keptIds={keptIds}
          path="signedContract"
        />
      </div>
    ),
  };
}

export function useDocumentsSection(editor: ContractEditor, keptIds: readonly string[]): FormSection {
  const { t } = useTermsWords();
  return {
    id: 'documents',
    title: t('energyContracts:wizard.section.documents'),
    optional: true,
    summary: [namesOf(editor, (category) => !isExpected(category))],
    children: (
      <div className="wide">
        <ContractDocuments editor={editor} categories={otherCategories} keptIds={keptIds} path="documents" />
      </div>
    ),
  };
}

interface ContractDocumentsProps {
  editor: ContractEditor;
  categories: readonly ContractDocumentCategory[];
  keptIds: readonly string[];
  path: string;
}

function ContractDocuments({ editor: { form }, categories, keptIds, path }: ContractDocumentsProps) {
  const { t } = useTermsWords();
  return (
    <DocumentsField
      groups={categories.map((value) => ({
        value,
        label: t(`energyContracts:documentation.category.${value}`),
        description: t(`energyContracts:documentation.help.${value}`),
      }))}
      value={form.values.documents}
      onChange={(change) => form.setFieldValue('documents', change)}
      limit="together"
      max={maximumContractDocuments}
      error={form.errors[path]}
      path={path}
      keptIds={keptIds}
    />
  );
}
