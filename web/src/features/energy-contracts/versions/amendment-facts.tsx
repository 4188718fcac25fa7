// What an amendment says of itself: reason, day, document.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';

interface AmendmentFactsProps {
  reason: string | null;
  details?: string | undefined;
  effectiveDate: string | null;
  document?: { name: string; note: ReactNode } | undefined;
}

export function AmendmentFacts({ reason, details, effectiveDate, document }: AmendmentFactsProps) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  return (
    <DefinitionList
      items={[
        { label: t('fields.reason'), value: reason && t(`amendment.reason.${reason}` as never) },
        { label: t('fields.effectiveDate'), value: effectiveDate && formats.date(effectiveDate) },
        ...(details ? [{ label: t('fields.details'), value: details }] : []),
        ...(document ? [{ label: t('fields.fileId'), value: document.name, note: document.note }] : []),
      ]}
    />
  );
}
