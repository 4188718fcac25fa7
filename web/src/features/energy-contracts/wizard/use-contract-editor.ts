// The state of the contract wizard: values, checks across the parties, locked fields, and the choice of companies.
import { useQuery } from '@tanstack/react-query';
import type { ContractEdit } from '@wattpact/domain/energy-contracts/amendment';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import type { Registration } from '@wattpact/domain/energy-contracts/registration-duty';
import { useMemo } from 'react';
import type { FailedOptions } from '../../../platform/address/filter-values.ts';
import type { ApprovedEntity } from '../../../platform/session/acting-entity.ts';
import { approvedEntitiesQuery } from '../../../platform/session/session.ts';
import type { RecordForm } from '../../../records/edit/edited-record.tsx';
import { type RecordEditor, useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { type ContractValues, checkValues, isAmending, isLockedOnEdit, valuesOf } from './contract-form.ts';
import { type SameContracts, useSameContracts } from './use-same-contracts.ts';
import { type SecondParty, useSecondParty } from './use-second-party.ts';

export type ContractRecordForm = RecordForm<EnergyContractRecord, ContractEdit, ContractValues>;

type Party = Pick<ApprovedEntity, 'id' | 'name' | 'fiscalNumber'> & { country: ApprovedEntity['country'] | '' };

export interface ContractEditor extends RecordEditor<ContractValues> {
  secondParty: SecondParty;
  /** The companies for which the user may register; when editing, the contract's own. */
  companies: readonly Party[];
  /** Set if they could not be loaded. */
  failedCompanies: FailedOptions | undefined;
  firstParty: Party | undefined;
  /** The duty to register, by the present values. */
  registration: Registration;
  /** Contracts of the register that seem to be this one. */
  same: SameContracts;
  /** The contract that is amended: it is in force, or its amendment waits or was rejected. */
  amended: EnergyContractRecord | undefined;
}

/** A registered contract's company cannot change. */
const firstPartyOf = ({
  firstPartyLegalEntity: { id, name, fiscalNumber = '', country },
}: EnergyContractRecord): Party => ({ id, name, fiscalNumber, country: country ?? '' });

export function useContractEditor(record: ContractRecordForm): ContractEditor {
  const stored = record.conflict?.base;
  const amended = stored && isAmending(stored) ? stored : undefined;
  const { data: approved = [], isLoadingError, error, refetch } = useQuery(approvedEntitiesQuery);
  const companies = stored ? [firstPartyOf(stored)] : approved.filter(({ roles }) => roles.includes('registry'));
  const chosen = ({ firstPartyLegalEntityId: id }: ContractValues) => companies.find((one) => one.id === id);
  const editor = useRecordEditor(record, (values) => checkValues(values, chosen(values), amended !== undefined));
  const { form } = editor;
  const secondParty = useSecondParty({
    form,
    asks: stored === undefined,
    isOwn: (country, number) => {
      const first = chosen(form.getValues());
      return first?.country === country && first.fiscalNumber === number;
    },
  });
  const storedValues = useMemo(() => stored && valuesOf(stored), [stored]);
  const lock = (path: string) => {
    const isLocked = secondParty.isLocked(path) || (storedValues && isLockedOnEdit(storedValues, path));
    return isLocked ? { disabled: true } : {};
  };
  const firstParty = chosen(form.values);
  const registration = useRegistration({
    terms: form.values,
    firstPartyCountry: firstParty?.country,
    handedInAt: stored?.createdAt,
  });
  const same = useSameContracts(form.values, stored?.id);
  return {
    ...editor,
    field: (path) => ({ ...editor.field(path), ...lock(path) }),
    tidied: (path, tidy) => ({ ...editor.tidied(path, tidy), ...lock(path) }),
    choice: (path, values) => ({ ...editor.choice(path, values), ...lock(path) }),
    amount: (path) => ({ ...editor.amount(path), ...lock(path) }),
    flag: (path) => ({ ...editor.flag(path), ...lock(path) }),
    secondParty,
    companies,
    failedCompanies: isLoadingError && !stored ? { error, retry: refetch } : undefined,
    firstParty,
    registration,
    same,
    amended,
  };
}
