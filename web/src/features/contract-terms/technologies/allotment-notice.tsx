// The technologies have more capacity than the contract buys, or the project sells: one click scales them to that part,
// another one the annual volume too, which may be the whole plant's or the part's own already.
import { Button, Group } from '@mantine/core';
import { allottedTo, allottedVolume, installedSum } from '@wattpact/domain/terms/allotted-capacity';
import type { FormEditor } from '../../../records/edit/form-editor.ts';
import { quantityText } from '../../../records/fields/field-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { TermsValues } from '../terms-form.ts';
import { useTermsWords } from '../terms-words.ts';

type AllottedValues = Pick<TermsValues, 'technologies' | 'annualVolume'> & {
  financialConditions: Pick<TermsValues['financialConditions'], 'totalPurchasedCapacity'>;
};

interface AllotmentNoticeProps {
  editor: FormEditor<AllottedValues>;
  /** The capacity is a project's for sale, and not what a contract buys. */
  forSale?: boolean;
}

export function AllotmentNotice({ editor: { values, change }, forSale = false }: AllotmentNoticeProps) {
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
      title={t(`energyContracts:allotment.${forSale ? 'sale_title' : 'title'}`, {
        installed: sizeOf(installed),
        capacity: sizeOf(capacity),
      })}
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
      {t(`energyContracts:allotment.${forSale ? 'sale_text' : 'text'}`)}{' '}
      {volume !== null && t('energyContracts:allotment.volume')}
    </Notice>
  );
}
