// The dates of signature, start and end, and the duration between them.
import type { ReactNode } from 'react';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import classes from './contract-terms.module.css';
import { RenewalField } from './delivery-fields.tsx';
import type { TermsEditor } from './terms-form.ts';
import { durationText, signatureHelp, useTermsWords } from './terms-words.ts';

/**
 * @param isSigned the contract exists on paper; a version under negotiation has only a planned date.
 * @param note a remark about what the dates and the parties say together
 */
export function useDurationSection(
  editor: TermsEditor,
  { isSigned = false, note }: { isSigned?: boolean; note?: ReactNode } = {},
): FormSection {
  const { values, field, recheck } = editor;
  const words = useTermsWords();
  const { t, formats } = words;
  const { contractSignatureDate: signed, expectedStartDate: start, expectedEndDate: end } = values;
  const duration = durationText(start, end, words);
  return {
    id: 'duration',
    title: t('energyContracts:contract_terms.section.duration'),
    fields: ['contractSignatureDate', 'expectedStartDate', 'expectedEndDate', 'automaticRenewal'],
    summary: [
      signed &&
        t(isSigned ? 'energyContracts:contract_terms.signed_on' : 'energyContracts:contract_terms.to_sign_on', {
          date: formats.date(signed),
        }),
      start && end && t('energyContracts:contract_terms.from_to', { from: formats.date(start), to: formats.date(end) }),
      duration,
    ],
    children: (
      <>
        <DateField
          required
          description={t(`energyContracts:contract_terms.help.${signatureHelp(signed, isSigned)}`)}
          {...field('contractSignatureDate')}
        />
        <DateField
          required
          className="half"
          description={t('energyContracts:contract_terms.help.start')}
          {...field('expectedStartDate')}
          onBlur={() => recheck('expectedStartDate', 'expectedEndDate')}
        />
        <DateField
          required
          className="half"
          description={t('energyContracts:contract_terms.help.end')}
          {...field('expectedEndDate')}
        />
        <RenewalField editor={editor} />
        <p className={`wide ${classes.duration}`}>
          <span>{t('energyContracts:contract_terms.duration')}</span>
          <output>{duration || t('energyContracts:contract_terms.duration_later')}</output>
        </p>
        {note && <div className="wide">{note}</div>}
      </>
    ),
  };
}
