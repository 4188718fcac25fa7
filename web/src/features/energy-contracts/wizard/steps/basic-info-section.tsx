// The company that registers the contract, the contract's name, the company's side, and the project.
import { Select, TextInput } from '@mantine/core';
import { parties } from '@wattpact/domain/terms/enumerations';
import type { FormSection } from '../../../../records/edit/form-sections.tsx';
import { FailedPart } from '../../../../ui/feedback/failed-part.tsx';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { PartialSaleNotice } from '../../../contract-terms/partial-sale-notice.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';
import { useProjectOptions } from '../use-project-options.ts';

export function useBasicInfoSection(editor: ContractEditor): FormSection {
  const { t } = useTermsWords();
  const { form, field, choice, recheck, firstParty, companies, failedCompanies, secondParty } = editor;
  const { name, roleInEnergyContract: role, projectId, negotiationId, financialConditions } = editor.values;
  return {
    id: 'basicInfo',
    title: t('energyContracts:wizard.section.parties'),
    fields: ['firstPartyLegalEntityId', 'name', 'roleInEnergyContract', 'projectId'],
    summary: name || role ? [name, firstParty?.name, role && t(`common:party.${role}`)] : [],
    children: (
      <>
        {failedCompanies && (
          <div className="wide">
            <FailedPart
              error={failedCompanies.error}
              title={t('common:filters.not_loaded', { name: t('energyContracts:wizard.first_party') })}
              onRetry={failedCompanies.retry}
            />
          </div>
        )}
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
        <TextInput required {...field('name')} label={t('energyContracts:wizard.name')} />
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
  const { options, failed } = useProjectOptions(values);
  if (failed)
    return (
      <FailedPart
        error={failed.error}
        title={t('common:filters.not_loaded', { name: t('energyContracts:wizard.project') })}
        onRetry={failed.retry}
      />
    );
  if (options.length === 0) return null;
  return (
    <Select
      clearable
      description={t('energyContracts:wizard.project_help')}
      data={options}
      {...field('projectId')}
      label={t('energyContracts:wizard.project')}
    />
  );
}
