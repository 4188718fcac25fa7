// The technologies have more capacity than the contract buys: one click scales them to the part that is bought, another
// one the annual volume too, which may be the whole plant's or the contract's own already.
import { Button, Group } from '@mantine/core';
import { allottedTo, allottedVolume, installedSum } from '@wattpact/domain/terms/allotted-capacity';
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
  const allotted = allottedTo(technologies, capacity);
  const volume = typeof annualVolume === 'number' ? allottedVolume(annualVolume, installed, capacity) : null;
  const sizeOf = (megawatts: number) => quantityText(formats.capacity(megawatts));
  return (
    <Notice
      kind="information"
      title={t('energyContracts:allotment.title', { installed: sizeOf(installed), capacity: sizeOf(capacity) })}
      action={
        <Group gap={8}>
          <Button variant="default" onClick={() => change({ technologies: allotted })}>
            {t('energyContracts:allotment.scale', { capacity: sizeOf(capacity) })}
          </Button>
          {volume !== null && (
            <Button variant="default" onClick={() => change({ technologies: allotted, annualVolume: volume })}>
              {t('energyContracts:allotment.scale_both', { volume: quantityText(formats.energy(volume)) })}
            </Button>
          )}
        </Group>
      }
    >
      {t('energyContracts:allotment.text')} {volume !== null && t('energyContracts:allotment.volume')}
    </Notice>
  );
}
