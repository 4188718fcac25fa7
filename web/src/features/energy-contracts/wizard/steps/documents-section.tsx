// The documents of the contract, at most five; the signed agreement is the most important.
import { maximumContractDocuments } from '@wattpact/domain/energy-contracts/energy-contract';
import type { FormSection } from '../../../../records/edit/form-sections.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import { DocumentsField } from '../../../files/documents-field.tsx';
import type { ContractEditor } from '../use-contract-editor.ts';

export function useDocumentsSection({ form }: ContractEditor, keptIds: readonly string[]): FormSection {
  const { t } = useTermsWords();
  const { documents } = form.values;
  return {
    id: 'documents',
    title: t('energyContracts:wizard.section.documents'),
    optional: true,
    summary: [documents.map(({ name }) => name).join(', ')],
    children: (
      <div className="wide">
        <DocumentsField
          groups={[
            {
              value: 'documents',
              label: t('energyContracts:wizard.documents'),
              description: t('energyContracts:wizard.documents_help'),
            },
          ]}
          value={documents}
          onChange={(change) => form.setFieldValue('documents', change)}
          limit="together"
          max={maximumContractDocuments}
          error={form.errors.documents}
          path="documents"
          keptIds={keptIds}
        />
      </div>
    ),
  };
}
