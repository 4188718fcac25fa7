// Fourth step: the documents, by category.
import { entityFileCategories, maximumFiles } from '@wattpact/domain/legal-entities/legal-entity';
import { useTranslation } from 'react-i18next';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { DocumentsField } from '../../../files/documents-field.tsx';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';
import classes from './steps.module.css';

interface DocumentationStepProps {
  editor: LegalEntityEditor;
  keptIds: readonly string[];
}

export function DocumentationStep({ editor: { form }, keptIds }: DocumentationStepProps) {
  const { t } = useTranslation('legalEntity');
  const error = Object.entries(form.errors).find(([path]) => path === 'files' || path.startsWith('files.'))?.[1];
  return (
    <>
      <p className={classes.lead}>{t('documents.lead', { count: maximumFiles })}</p>
      <SectionPaper>
        <DocumentsField
          path="files"
          groups={entityFileCategories.map((value) => ({ value, label: t(`file_category.${value}`) }))}
          value={form.values.files}
          onChange={(change) => {
            form.setFieldValue('files', change);
            form.clearFieldError('files');
          }}
          limit="together"
          max={maximumFiles}
          error={error}
          keptIds={keptIds}
        />
      </SectionPaper>
    </>
  );
}
