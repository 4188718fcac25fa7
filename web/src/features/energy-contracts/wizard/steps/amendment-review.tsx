// What an amendment says, what it changes, and what it will cost, before it is sent.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { versionTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { changesBetween } from '@wattpact/domain/records/changes';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../../platform/words/formats.ts';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { ChangeSection } from '../../../../ui/wizard/change-section.tsx';
import { changeSentences } from '../../../contract-templates/change-sentences.ts';
import { Sentences } from '../../../contract-templates/changes-list.tsx';
import { versionQuery } from '../../contract-calls.ts';
import { FeeCard } from '../../page/fee-card.tsx';
import { AmendmentFacts } from '../../versions/amendment-facts.tsx';
import { type ContractValues, openAmendment, payloadOf } from '../contract-form.ts';

interface AmendmentReviewProps {
  contract: EnergyContractRecord;
  values: ContractValues;
}

export function AmendmentReview({ contract, values }: AmendmentReviewProps) {
  const { t } = useTranslation('energyContracts');
  const payload = payloadOf(values);
  const { documents, ...said } = values.amendment;
  const [file] = documents;
  return (
    <>
      <SectionPaper
        title={t('amendment.title')}
        aside={<ChangeSection title={t('amendment.title')} paths={['amendment.reason']} />}
      >
        <AmendmentFacts {...said} document={file && { name: file.name, note: formatFileSize(file.size) }} />
      </SectionPaper>
      <SectionPaper title={t('amendment.what_changes_now')}>
        <Changes contract={contract} payload={payload} />
      </SectionPaper>
      <FeeCard payload={payload} isAmended />
    </>
  );
}

/** The contract itself has the terms that were approved last, unless its amendment waits already. */
function Changes({ contract, payload }: { contract: EnergyContractRecord; payload: object }) {
  const words = useFieldWords('energy_contract');
  useTranslation('negotiations');
  const open = openAmendment(contract);
  const { data } = useQuery({ ...versionQuery(contract.id, (open?.version ?? 2) - 1), enabled: open !== undefined });
  const approved = open ? data?.terms : contract;
  if (!approved) return <Skeleton height={48} />;
  return <Sentences sentences={changeSentences(changesBetween(approved, payload, versionTracked), words)} />;
}
