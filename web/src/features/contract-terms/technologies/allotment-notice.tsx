// The technologies have more capacity than the contract buys: one click scales them to the part that is bought.
import { Button } from '@mantine/core';
import { allottedTo, installedSum } from '@wattpact/domain/terms/allotted-capacity';
import { quantityText } from '../../../records/fields/field-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { TermsEditor } from '../terms-form.ts';
import { useTermsWords } from '../terms-words.ts';

export function AllotmentNotice({ editor: { values, change } }: { editor: TermsEditor }) {
  const { t, formats } = useTermsWords();
  const { technologies, financialConditions, annualVolume } = values;
  const capacity = Math.floor(financialConditions.totalPurchasedCapacity ?? 0);
  const installed = installedSum(technologies);
  if (capacity < 1 || installed <= capacity) return null;
  const sizeOf = (megawatts: number) => quantityText(formats.capacity(megawatts));
  return (
    <Notice
      kind="information"
      title={t('energyContracts:allotment.title', { installed: sizeOf(installed), capacity: sizeOf(capacity) })}
      action={
        <Button variant="default" onClick={() => change({ technologies: allottedTo(technologies, capacity) })}>
          {t('energyContracts:allotment.scale', { capacity: sizeOf(capacity) })}
        </Button>
      }
    >
      {t('energyContracts:allotment.text')} {typeof annualVolume === 'number' && t('energyContracts:allotment.volume')}
    </Notice>
  );
}
