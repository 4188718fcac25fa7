// Last step: exactly what will be sent, in the groups of the steps before, and the fee when registering.
import { formatFileSize } from '../../../../platform/words/formats.ts';
import { FieldPapers } from '../../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { DefinitionList } from '../../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../../ui/text/status-badge.tsx';
import { ChangeSection } from '../../../../ui/wizard/change-section.tsx';
import { PartialSaleNotice } from '../../../contract-terms/partial-sale-notice.tsx';
import { partyGroups } from '../../contract-items.tsx';
import { missingCategories } from '../../contract-papers.ts';
import { FeeCard } from '../../page/fee-card.tsx';
import { ClausesPaper, ProjectPapers, TermsPapers } from '../../papers/review-papers.tsx';
import { RegistrationPaper } from '../../registration/registration-paper.tsx';
import { payloadOf } from '../contract-form.ts';
import { SameContractNotice } from '../same-contract-notice.tsx';
import type { ContractEditor } from '../use-contract-editor.ts';
import { useProjectOptions } from '../use-project-options.ts';
import { AmendmentReview } from './amendment-review.tsx';

interface ConfirmStepProps {
  editor: ContractEditor;
  withFee: boolean;
}

export function ConfirmStep({ editor: { form, firstParty, registration, same, amended }, withFee }: ConfirmStepProps) {
  const words = useFieldWords('energy_contract');
  const { t } = words;
  const payload = payloadOf(form.values);
  const { documents } = form.values;
  const project = useProjectOptions(form.values).options.find(({ value }) => value === form.values.projectId)?.label;
  const parties = partyGroups(payload, { firstParty, project }, words);
  return (
    <>
      <SameContractNotice same={same} />
      <PartialSaleNotice
        projectId={payload.projectId}
        negotiationId={payload.negotiationId}
        capacity={payload.financialConditions.totalPurchasedCapacity}
      />
      {amended && <AmendmentReview contract={amended} values={form.values} />}
      {withFee && <FeeCard payload={payload} />}
      <RegistrationPaper registration={registration} />
      <FieldPapers groups={parties} titleOf={(name) => t(`energyContracts:wizard.section.${name}`)} />
      <ProjectPapers given={payload} />
      <TermsPapers given={payload} />
      {payload.extraClauses && <ClausesPaper given={payload} />}
      <SectionPaper
        title={t('common:field.documents')}
        aside={<ChangeSection title={t('common:field.documents')} paths={['documents']} />}
      >
        <DefinitionList
          items={[
            ...documents.map(({ name, size, group }) => ({
              label: t(`energyContracts:documentation.category.${group}`),
              value: name,
              note: formatFileSize(size),
            })),
            ...missingCategories(documents.map(({ group }) => group)).map((category) => ({
              label: t(`energyContracts:documentation.category.${category}`),
              value: <StatusBadge status="pending" label={t('energyContracts:documentation.missing')} />,
            })),
          ]}
        />
      </SectionPaper>
    </>
  );
}
