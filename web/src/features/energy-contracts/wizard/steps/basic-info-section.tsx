// The company that registers the contract, the contract's name, the company's side, and the project.
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { parties } from '@wattpact/domain/terms/enumerations';
import { apiQuery } from '../../../../platform/api/query.ts';
import type { FormSection } from '../../../../records/edit/form-sections.tsx';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { PartialSaleNotice } from '../../../contract-terms/partial-sale-notice.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';

export function useBasicInfoSection(editor: ContractEditor): FormSection {
  const { t } = useTermsWords();
  const { form, field, choice, recheck, firstParty, companies, secondParty } = editor;
  const { name, roleInEnergyContract: role, projectId, negotiationId, financialConditions } = editor.values;
  return {
    id: 'basicInfo',
    title: t('energyContracts:wizard.section.parties'),
    fields: ['firstPartyLegalEntityId', 'name', 'roleInEnergyContract', 'projectId'],
    summary: name || role ? [name, firstParty?.name, role && t(`common:party.${role}`)] : [],
    children: (
      <>
        <SearchSelect
          required
          searchable={companies.length > 8}
          description={t('energyContracts:wizard.first_party_help')}
          data={companies.map((one) => ({ value: one.id, label: one.name }))}
          {...field('firstPartyLegalEntityId')}
          label={t('energyContracts:wizard.first_party')}
          onChange={(next) => {
            form.setFieldValue('firstPartyLegalEntityId', next);
            recheck('firstPartyLegalEntityId', 'secondPartyFiscalInfo.fiscalNumber');
            void secondParty.lookUp();
          }}
        />
        <TextInput required maxLength={100} {...field('name')} label={t('energyContracts:wizard.name')} />
        <Select
          required
          allowDeselect={false}
          {...choice('roleInEnergyContract', parties)}
          label={t('energyContracts:wizard.role')}
        />
        <ProjectField editor={editor} />
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
function ProjectField({ editor: { values, field } }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const { data = [] } = useQuery(apiQuery(projectApi.approved));
  const { firstPartyLegalEntityId: owner, projectId } = values;
  const own = data
    .filter(({ sellerLegalEntityId }) => sellerLegalEntityId === owner)
    .map(({ id, designation }) => ({ value: id, label: designation }));
  const isOther = projectId !== null && !own.some(({ value }) => value === projectId);
  const choice = isOther ? [...own, { value: projectId, label: t('energyContracts:wizard.negotiated_project') }] : own;
  if (choice.length === 0) return null;
  return (
    <Select
      clearable
      description={t('energyContracts:wizard.project_help')}
      data={choice}
      {...field('projectId')}
      label={t('energyContracts:wizard.project')}
    />
  );
}
