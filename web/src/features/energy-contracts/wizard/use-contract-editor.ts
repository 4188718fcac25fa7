// The state of the contract wizard: values, checks across the parties, locked fields, and the choice of companies.
import { useQuery } from '@tanstack/react-query';
import type { ApprovedEntity } from '../../../platform/session/acting-entity.ts';
import { approvedEntitiesQuery } from '../../../platform/session/session.ts';
import { type RecordEditor, useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import type { DraftPlace } from '../../../ui/wizard/draft.ts';
import { checkedWith, isOtherSide } from '../../contract-terms/linked-faults.ts';
import { type TermsEditor, useTermsEditor } from '../../contract-terms/terms-editor.ts';
import { type ContractValues, checkValues, isLockedOnEdit } from './contract-form.ts';
import { type SecondParty, useSecondParty } from './use-second-party.ts';

export type Party = Pick<ApprovedEntity, 'id' | 'name' | 'fiscalNumber' | 'country'>;

interface EditorOptions {
  defaults: ContractValues;
  draft: DraftPlace;
  /** The stored contract that is edited. */
  stored: { values: ContractValues; firstParty: Party } | undefined;
}

export interface ContractEditor extends RecordEditor<ContractValues> {
  terms: TermsEditor;
  secondParty: SecondParty;
  /** The companies for which the user may register; when editing, the contract's own. */
  companies: readonly Party[];
  firstParty: Party | undefined;
}

export function useContractEditor({ defaults, draft, stored }: EditorOptions): ContractEditor {
  const { data: approved = [] } = useQuery(approvedEntitiesQuery);
  const own = approved.filter(({ roles }) => roles.includes('registry'));
  const companies = stored ? [stored.firstParty] : own;
  const firstPartyOf = ({ firstPartyLegalEntityId: id }: ContractValues) => companies.find((one) => one.id === id);
  const check = (values: ContractValues) => checkValues(values, firstPartyOf(values));
  const editor = useRecordEditor({ defaults, draft, check, linked: { checkedWith, isOtherSide } });
  const { form } = editor;
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
    ...editor,
    terms: useTermsEditor(form, check, isLocked),
    secondParty,
    companies,
    firstParty: firstPartyOf(form.values),
  };
}
