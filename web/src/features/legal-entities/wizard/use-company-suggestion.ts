// What an outside register of companies says of a new entity's number: it fills in what is empty.
import type { UseFormReturnType } from '@mantine/form';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useRef, useState } from 'react';
import { useSettings } from '../../../platform/api/settings.ts';
import {
  type CompanyInfo,
  cleared,
  type Filled,
  fillable,
  findCompanyInfo,
} from '../../company-register/company-info.ts';
import type { LegalEntityValues } from './legal-entity-form.ts';

export type Suggestion = 'suggested' | 'unavailable';

export function useCompanySuggestion(form: UseFormReturnType<LegalEntityValues>) {
  const { companyRegister } = useSettings();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const filled = useRef<Filled>({});
  const latest = useRef('');

  const fill = (values: Filled) => {
    for (const [name, value] of Object.entries(values)) {
      form.setFieldValue(name, value);
      form.clearFieldError(name);
    }
  };
  /** The same number is looked up once, unless nobody answered; an outdated answer is ignored. */
  const suggest = async (country: Country, number: string) => {
    const key = `${country} ${number}`;
    if (!companyRegister || key === latest.current) return;
    latest.current = key;
    setSuggestion(undefined);
    fill(cleared(filled.current, form.getValues()));
    const before = form.getValues();
    const found = await findCompanyInfo(country, number).catch((): CompanyInfo => ({ kind: 'unavailable' }));
    if (latest.current !== key) return;
    if (found.kind === 'unavailable') latest.current = '';
    filled.current = found.kind === 'suggested' ? fillable(found, before, form.getValues()) : {};
    fill(filled.current);
    setSuggestion(found.kind === 'suggested' || found.kind === 'unavailable' ? found.kind : undefined);
  };
  return { suggestion, suggest };
}
