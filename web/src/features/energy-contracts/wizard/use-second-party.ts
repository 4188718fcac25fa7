// The second party's fiscal number: looked up on blur, or when its country changes. A registered company fills and locks
// its fields, except those typed into meanwhile; one that waits for approval only shows a notice; what an outside register
// suggests fills what is empty and stays open.
import type { UseFormReturnType } from '@mantine/form';
import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import {
  type CompanyInfo,
  cleared,
  type Filled,
  fillable,
  findCompanyInfo,
  infoNames,
} from '../../company-register/company-info.ts';
import type { ContractValues } from './contract-form.ts';

/**
 * `registered`: its fields come from the product's own register. `waiting`: known, not approved yet. `unasked`: the
 * server did not answer (too many questions, no connection), so nothing is known; it checks on submission. `suggested`
 * and `unavailable`: what an outside register says, or that it does not answer.
 */
export type Finding = CompanyInfo['kind'] | 'waiting' | 'unasked';

interface Found {
  finding: Finding;
  /** The values that were filled in. */
  filled: Filled;
}

const nothing: Found = { finding: 'unknown', filled: {} };

export interface SecondParty {
  finding: Finding;
  isLooking: boolean;
  /** Looks up the form's present number; the same number is looked up only once, unless nobody answered. */
  lookUp: () => Promise<void>;
  isLocked: (path: string) => boolean;
}

const pathOf = (name: string) => `secondPartyFiscalInfo.${name}`;

async function ask(country: Country, number: string): Promise<CompanyInfo | { kind: 'waiting' | 'unasked' }> {
  try {
    const found = await findCompanyInfo(country, number);
    if ('info' in found) return found;
    const { existsInDatabase } = await call(fiscalNumberApi.verify, { params: { country, number } });
    return existsInDatabase ? { kind: 'waiting' } : found;
  } catch {
    return { kind: 'unasked' };
  }
}

interface Options {
  form: UseFormReturnType<ContractValues>;
  /** The country and number of the user's own company, which cannot be the counterparty. */
  isOwn: (country: Country, number: string) => boolean;
  /** A registered contract keeps its second party: no lookup. */
  asks: boolean;
}

export function useSecondParty({ form, isOwn, asks }: Options): SecondParty {
  const askedOf = ({ secondPartyFiscalInfo: { country, fiscalNumber } }: ContractValues) => {
    const number = country ? normaliseFiscalNumber(country, fiscalNumber) : '';
    const isAsked = asks && country && isFiscalNumber(country, number) && !isOwn(country, number);
    return isAsked ? { country, number, key: `${country} ${number}` } : undefined;
  };
  const [found, setFound] = useState<Found>(nothing);
  // A stored draft or a negotiation's terms may already contain a number.
  const [brought] = useState(() => askedOf(form.getValues())?.key ?? '');
  const [looking, setLooking] = useState(brought);
  const latest = useRef('');

  const fill = (values: Filled) => {
    for (const [name, value] of Object.entries(values)) {
      form.setFieldValue(pathOf(name), value);
      form.clearFieldError(pathOf(name));
    }
  };
  const present = () => form.getValues().secondPartyFiscalInfo;
  const lookUp = async () => {
    const asked = askedOf(form.getValues());
    const key = asked?.key ?? '';
    if (key === latest.current) return;
    latest.current = key;
    fill(cleared(found.filled, present()));
    setFound(nothing);
    setLooking(key);
    if (!asked) return;
    const before = present();
    const answer = await ask(asked.country, asked.number);
    setLooking((now) => (now === key ? '' : now));
    if (latest.current !== key) return;
    if (answer.kind === 'unasked' || answer.kind === 'unavailable') latest.current = '';
    const filled = 'info' in answer ? fillable(answer, before, present()) : {};
    fill(filled);
    setFound({ finding: answer.kind, filled });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, when the wizard opens
  useEffect(() => void lookUp(), []);

  // The fields that the first lookup may fill are locked until its answer arrives.
  const isOpening = looking !== '' && looking === brought;
  const locked = found.finding === 'registered' ? Object.keys(found.filled) : [];
  return {
    finding: found.finding,
    isLooking: looking !== '',
    lookUp,
    isLocked: (path) => (isOpening ? infoNames : locked).some((name) => path === pathOf(name)),
  };
}
