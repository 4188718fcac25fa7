// What is known of a company by its number: an approved entity's data, or what an outside register suggests.
import type { Received } from '@wattpact/domain/api/api-call';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { ApiError, call } from '../../platform/api/call.ts';

type Info = Received<typeof fiscalNumberApi.info>;

/** `suggested` comes from the outside register, `unavailable` means that it did not answer. */
export type CompanyInfo = { kind: 'registered' | 'suggested'; info: Info } | { kind: 'unknown' | 'unavailable' };

/** What a lookup may fill in. */
export const infoNames = ['name', 'streetAddress', 'houseNumber', 'city', 'postalCode'] as const;
type Filling = Record<(typeof infoNames)[number], string>;
/** What a lookup has filled in. */
export type Filled = Partial<Filling>;

/** @throws ApiError where nothing could be asked at all */
export async function findCompanyInfo(country: Country, number: string): Promise<CompanyInfo> {
  try {
    const info = await call(fiscalNumberApi.info, { params: { number }, query: { country } });
    return { kind: info.source === 'register' ? 'suggested' : 'registered', info };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return { kind: error.problem.code === 'error_company_register' ? 'unavailable' : 'unknown' };
  }
}

type Known = { [name in keyof Filling]?: string | undefined };

const chosen = (values: Known, isMeant: (name: keyof Filling) => boolean): Filled =>
  Object.fromEntries(
    infoNames.filter((name) => values[name] !== undefined && isMeant(name)).map((name) => [name, values[name]]),
  );

/**
 * Of a registered company, what was not typed into while it was looked up; of a suggestion, only what is empty. A house
 * number that nobody knows stays as it is.
 * @param before the form's values when the lookup began
 */
export function fillable(found: CompanyInfo, before: Filling, now: Filling): Filled {
  if (!('info' in found)) return {};
  const { kind, info } = found;
  return chosen(info, (name) =>
    kind === 'registered' ? now[name] === before[name] : now[name].trim() === '' && info[name] !== '',
  );
}

const nothing: Filling = { name: '', streetAddress: '', houseNumber: '', city: '', postalCode: '' };

/** What was filled in for an earlier number goes, unless it was corrected. */
export const cleared = (filled: Filled, now: Filling): Filled =>
  chosen(nothing, (name) => filled[name] !== undefined && filled[name] === now[name]);
