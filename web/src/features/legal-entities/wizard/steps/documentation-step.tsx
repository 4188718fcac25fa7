// Fourth step: the documents, by category.
import { entityFileCategories, maximumFiles } from '@wattpact/domain/legal-entities/legal-entity';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { DocumentsField } from '../../../files/documents-field.tsx';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';
import classes from './steps.module.css';

interface DocumentationStepProps {
  editor: LegalEntityEditor;
  keptIds: readonly string[];
}

type Category = (typeof entityFileCategories)[number];

/** What shows who owns the company and who acts for it; one registered abroad has a certificate of its own register. */
function wantedFirst(country: Country | null): { value: Category; isWanted: boolean }[] {
  const wanted: Category[] = [
    country === 'portugal' ? 'beneficial_owner_declaration' : 'foreign_commercial_register_certificate',
    'entity_representation_powers',
  ];
  const others = entityFileCategories.filter((one) => !wanted.includes(one));
  return [
    ...wanted.map((value) => ({ value, isWanted: true })),
    ...others.map((value) => ({ value, isWanted: false })),
  ];
}

export function DocumentationStep({ editor: { form }, keptIds }: DocumentationStepProps) {
  const { t } = useTranslation('legalEntity');
  const error = Object.entries(form.errors).find(([path]) => path === 'files' || path.startsWith('files.'))?.[1];
  const groups = wantedFirst(form.values.country).map(({ value, isWanted }) => ({
    value,
    label: t(`file_category.${value}`),
    description: t(`file_category_help.${value}`),
    isOther: !isWanted,
  }));
  return (
    <>
      <p className={classes.lead}>{t('documents.lead', { count: maximumFiles })}</p>
      <SectionPaper>
        <DocumentsField
          path="files"
          groups={groups}
          othersLabel={t('documents.others')}
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
