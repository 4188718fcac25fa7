// The company that registers the contract, the contract's name, the company's side, and the project.
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { parties } from '@wattpact/domain/terms/enumerations';
import { apiQuery } from '../../../../platform/api/query.ts';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import type { WizardSection } from '../../../../ui/wizard/wizard-sections.tsx';
import { PartialSaleNotice } from '../../../contract-terms/partial-sale-notice.tsx';
import { filledText, useTermsWords } from '../../../contract-terms/terms-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';

const fields = ['firstPartyLegalEntityId', 'name', 'roleInEnergyContract', 'projectId'];

export function useBasicInfoSection({
  terms,
  form,
  firstParty,
  companies,
  secondParty,
}: ContractEditor): WizardSection {
  const { t, options } = useTermsWords();
  const { name, roleInEnergyContract: role, projectId, negotiationId, financialConditions } = form.values;
  return {
    id: 'basicInfo',
    title: t('energyContracts:wizard.section.parties'),
    fields,
    complete: terms.isComplete(fields),
    summary: name || role ? filledText([name, firstParty?.name, role && t(`common:party.${role}`)]) : '',
    children: (
      <>
        <SearchSelect
          required
          searchable={companies.length > 8}
          label={t('energyContracts:wizard.first_party')}
          description={t('energyContracts:wizard.first_party_help')}
          data={companies.map((one) => ({ value: one.id, label: one.name }))}
          {...terms.field('firstPartyLegalEntityId')}
          onChange={(next) => {
            form.setFieldValue('firstPartyLegalEntityId', next);
            terms.recheck('firstPartyLegalEntityId', 'secondPartyFiscalInfo.fiscalNumber');
            void secondParty.lookUp();
          }}
        />
        <TextInput required maxLength={100} label={t('energyContracts:wizard.name')} {...terms.field('name')} />
        <Select
          required
          allowDeselect={false}
          label={t('energyContracts:wizard.role')}
          data={options(parties, 'party')}
          {...terms.field('roleInEnergyContract')}
        />
        <ProjectField editor={{ terms, form }} />
        <div className="wide">
          <PartialSaleNotice
            projectId={projectId}
            negotiationId={negotiationId}
            capacity={financialConditions.totalPurchasedCapacity}
          />
        </div>
      </>
    ),
  };
}

/** One of the first party's own approved projects; a negotiation or a stored contract may add another one. */
function ProjectField({ editor: { terms, form } }: { editor: Pick<ContractEditor, 'terms' | 'form'> }) {
  const { t } = useTermsWords();
  const { data = [] } = useQuery(apiQuery(projectApi.approved));
  const { firstPartyLegalEntityId: owner, projectId } = form.values;
  const own = data
    .filter(({ sellerLegalEntityId }) => sellerLegalEntityId === owner)
    .map(({ id, designation }) => ({ value: id, label: designation }));
  const isOther = projectId !== null && !own.some(({ value }) => value === projectId);
  const choice = isOther ? [...own, { value: projectId, label: t('energyContracts:wizard.negotiated_project') }] : own;
  if (choice.length === 0) return null;
  return (
    <Select
      clearable
      label={t('energyContracts:wizard.project')}
      description={t('energyContracts:wizard.project_help')}
      data={choice}
      {...terms.field('projectId')}
    />
  );
}
