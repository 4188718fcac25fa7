// The state of the contract wizard: values, checks across the parties, what is locked, and the choice of companies.
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { approvedEntitiesQuery } from '../../platform/session/session.ts';
import { groupOfField } from '../../records/fields/field-group.ts';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { useWizardForm, type WizardStart } from '../../ui/wizard/use-wizard-form.ts';
import type { ApprovedEntity } from '../acting-company/acting-entity.ts';
import { type TermsEditor, useTermsEditor } from '../contract-terms/terms-editor.ts';
import { type ContractValues, checkValues, isLockedOnEdit } from './contract-form.ts';
import { type SecondParty, useSecondParty } from './use-second-party.ts';

type Party = Pick<ApprovedEntity, 'id' | 'name' | 'fiscalNumber' | 'country'>;

interface EditorOptions {
  defaults: ContractValues;
  draft: DraftPlace;
  /** The contract that is edited, as it is stored. */
  stored?: { values: ContractValues; firstParty: Party };
}

export interface ContractEditor {
  form: UseFormReturnType<ContractValues>;
  terms: TermsEditor;
  kept: WizardStart | undefined;
  check: (values: ContractValues) => FormErrors;
  secondParty: SecondParty;
  /** The companies for which the user may register; on edit the contract's own. */
  companies: readonly Party[];
  firstParty: Party | undefined;
}

export function useContractEditor({ defaults, draft, stored }: EditorOptions): ContractEditor {
  const { form, kept } = useWizardForm({ defaults, draft, groupOf: groupOfField });
  const { data: approved = [] } = useQuery(approvedEntitiesQuery);
  const own = approved.filter(({ roles }) => roles.includes('registry'));
  const companies = stored ? [stored.firstParty] : own;
  const firstPartyOf = ({ firstPartyLegalEntityId: id }: ContractValues) => companies.find((one) => one.id === id);
  const check = (values: ContractValues) => checkValues(values, firstPartyOf(values));
  const secondParty = useSecondParty({
    form,
    asks: stored === undefined,
    isOwn: (country, number) => {
      const first = firstPartyOf(form.getValues());
      return first?.country === country && first.fiscalNumber === number;
    },
  });
  const isLocked = (path: string) =>
    secondParty.isLocked(path) || (stored ? isLockedOnEdit(stored.values, path) : false);
  return {
    form,
    terms: useTermsEditor(form, check, isLocked),
    kept,
    check,
    secondParty,
    companies,
    firstParty: firstPartyOf(form.values),
  };
}
