// Last step: exactly what will be sent, and when registering the fee that it will cost.
import { formatFileSize } from '../../../platform/words/formats.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { PartialSaleNotice } from '../../contract-terms/partial-sale-notice.tsx';
import { useTermsWords } from '../../contract-terms/terms-words.ts';
import { payloadOf } from '../contract-form.ts';
import { secondPartyItems } from '../contract-items.tsx';
import { FeeCard } from '../fee-card.tsx';
import { ClausesPaper, LocationPaper, TermsPapers } from '../review-papers.tsx';
import type { ContractEditor } from '../use-contract-editor.ts';

interface ConfirmStepProps {
  editor: ContractEditor;
  withFee: boolean;
}

export function ConfirmStep({ editor: { form, firstParty }, withFee }: ConfirmStepProps) {
  const words = useTermsWords();
  const { t } = words;
  const payload = payloadOf(form.values);
  const { documents } = form.values;
  return (
    <>
      <PartialSaleNotice
        projectId={payload.projectId}
        negotiationId={payload.negotiationId}
        capacity={payload.financialConditions.totalPurchasedCapacity}
      />
      {withFee && <FeeCard payload={payload} />}
      <SectionPaper title={t('energyContracts:wizard.section.basic_info')}>
        <DefinitionList
          items={[
            {
              label: t('energyContracts:wizard.first_party'),
              value: firstParty?.name,
              note: firstParty && `${t('energyContracts:fiscal_number')} ${firstParty.fiscalNumber}`,
            },
            { label: t('energyContracts:wizard.name'), value: payload.name },
            {
              label: t('energyContracts:wizard.role'),
              value: payload.roleInEnergyContract && t(`common:party.${payload.roleInEnergyContract}`),
            },
          ]}
        />
      </SectionPaper>
      <SectionPaper title={t('energyContracts:wizard.section.second_party')}>
        <DefinitionList items={secondPartyItems(payload.secondPartyFiscalInfo, words)} />
      </SectionPaper>
      <LocationPaper given={payload} />
      <TermsPapers given={payload} />
      {payload.extraClauses && <ClausesPaper given={payload} />}
      <SectionPaper title={t('energyContracts:wizard.section.documents')}>
        <DefinitionList
          columns={1}
          items={
            documents.length > 0
              ? documents.map(({ name, size }) => ({ label: name, value: formatFileSize(size) }))
              : [{ label: t('common:field.documents'), value: undefined }]
          }
        />
      </SectionPaper>
    </>
  );
}
