// Why a contract in force is amended, from when the new terms hold, and what both parties signed.
import { Select } from '@mantine/core';
import { amendmentReasons } from '@wattpact/domain/energy-contracts/amendment';
import type { FormSection } from '../../../../records/edit/form-sections.tsx';
import { CountedTextarea } from '../../../../ui/fields/counted-textarea.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import { DocumentsField } from '../../../files/documents-field.tsx';
import classes from '../../energy-contracts.module.css';
import type { ContractEditor } from '../use-contract-editor.ts';

const longestDetails = 500;

export function useAmendmentSection(editor: ContractEditor): FormSection {
  const { t, formats } = useTermsWords();
  const { field, recheck } = editor;
  const { reason, effectiveDate, documents } = editor.values.amendment;
  return {
    id: 'amendment',
    title: t('energyContracts:amendment.title'),
    fields: ['amendment'],
    startsOpen: true,
    summary: [
      reason && t(`energyContracts:amendment.reason.${reason}`),
      effectiveDate && `${t('energyContracts:fields.effectiveDate')} ${formats.date(effectiveDate)}`,
      documents[0]?.name,
    ],
    children: (
      <>
        <p className={`wide ${classes.note}`}>{t('energyContracts:amendment.help')}</p>
        <Select
          required
          allowDeselect={false}
          placeholder={t('energyContracts:amendment.choose')}
          data={amendmentReasons.map((value) => ({ value, label: t(`energyContracts:amendment.reason.${value}`) }))}
          {...field('amendment.reason')}
          onBlur={() => recheck('amendment.reason', 'amendment.details')}
        />
        <DateField
          required
          description={t('energyContracts:amendment.effective_help')}
          {...field('amendment.effectiveDate')}
        />
        <div className="wide">
          <CountedTextarea
            required={reason === 'OTHER'}
            minRows={2}
            max={longestDetails}
            {...field('amendment.details')}
            label={t(
              reason === 'OTHER' ? 'energyContracts:amendment.details' : 'energyContracts:amendment.details_optional',
            )}
          />
        </div>
        <div className="wide">
          <SignedAmendment editor={editor} />
        </div>
      </>
    ),
  };
}

/** One document; the one that an amendment has already stays until another takes its place. */
function SignedAmendment({ editor: { form, amended } }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const keptId = amended?.amendment?.file.id;
  return (
    <DocumentsField
      groups={[
        {
          value: 'amendment',
          label: t('energyContracts:fields.fileId'),
          description: t('energyContracts:amendment.document_help'),
          required: true,
        },
      ]}
      value={form.values.amendment.documents}
      onChange={(change) => {
        form.setFieldValue('amendment.documents', change as never);
        form.clearFieldError('amendment.fileId');
      }}
      limit="each"
      max={1}
      error={form.errors['amendment.fileId']}
      path="amendment.fileId"
      {...(keptId && { keptIds: [keptId] })}
    />
  );
}
