// The second party's fiscal number: looked up in the register on blur, or when its country changes. A registered company
// fills and locks its fields, except those typed into meanwhile; one that waits for approval only shows a notice.
import type { UseFormReturnType } from '@mantine/form';
import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../platform/api/call.ts';
import type { ContractValues } from './contract-form.ts';

/**
 * `registered`: its fields come from the register. `waiting`: known, not approved yet. `unasked`: the register did not
 * answer (too many questions, no connection), so nothing is known; the server checks on submission.
 */
export type Finding = 'registered' | 'waiting' | 'unknown' | 'unasked';

interface Found {
  finding: Finding;
  /** The values filled in from the register. */
  filled: readonly (keyof Info)[];
}

const nothing: Found = { finding: 'unknown', filled: [] };

export interface SecondParty {
  finding: Finding;
  isLooking: boolean;
  /** Looks up the form's present number; the same number is looked up only once, unless it was `unasked`. */
  lookUp: () => Promise<void>;
  isLocked: (path: string) => boolean;
}

const infoNames = ['name', 'streetAddress', 'city', 'postalCode'] as const;
const pathOf = (name: string) => `secondPartyFiscalInfo.${name}`;

interface Info {
  name: string;
  streetAddress: string;
  city: string;
  postalCode: string;
}

async function ask(country: Country, number: string): Promise<{ finding: Finding; info?: Info }> {
  try {
    const info = await call(fiscalNumberApi.info, { params: { number }, query: { country } }).catch(noneIfMissing);
    if (info) return { finding: 'registered', info };
    const { existsInDatabase } = await call(fiscalNumberApi.verify, { params: { country, number } });
    return { finding: existsInDatabase ? 'waiting' : 'unknown' };
  } catch {
    return { finding: 'unasked' };
  }
}

function noneIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
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

  const fill = (names: readonly (keyof Info)[], info?: Info) => {
    for (const name of names) {
      form.setFieldValue(pathOf(name), info?.[name] ?? '');
      form.clearFieldError(pathOf(name));
    }
  };
  const lookUp = async () => {
    const asked = askedOf(form.getValues());
    const key = asked?.key ?? '';
    if (key === latest.current) return;
    latest.current = key;
    // The filled-in values belong to the earlier number.
    fill(found.filled);
    setFound(nothing);
    setLooking(key);
    if (!asked) return;
    const before = form.getValues().secondPartyFiscalInfo;
    const { finding, info } = await ask(asked.country, asked.number);
    setLooking((now) => (now === key ? '' : now));
    if (latest.current !== key) return;
    if (finding === 'unasked') latest.current = '';
    const now = form.getValues().secondPartyFiscalInfo;
    const filled = info ? infoNames.filter((name) => now[name] === before[name]) : [];
    fill(filled, info);
    setFound({ finding, filled });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, when the wizard opens
  useEffect(() => void lookUp(), []);

  // The fields that the first lookup may fill are locked until its answer arrives.
  const isOpening = looking !== '' && looking === brought;
  return {
    finding: found.finding,
    isLooking: looking !== '',
    lookUp,
    isLocked: (path) => (isOpening ? infoNames : found.filled).some((name) => path === pathOf(name)),
  };
}
