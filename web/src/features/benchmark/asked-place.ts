// What a form asks the benchmark: the like of what is filled in so far.
import type { BenchmarkQuery } from '@wattpact/domain/benchmark/benchmark-api';
import { technologyOf } from '@wattpact/domain/benchmark/cell';
import { tenorOf } from '@wattpact/domain/benchmark/price-point';
import type { ContractDuration, ContractStructure, Country, Technology } from '@wattpact/domain/terms/enumerations';
import { termYears } from '@wattpact/domain/terms/term-years';

interface Pricing {
  pricingType?: string | null | undefined;
  price?: number | null | undefined;
  contractStructure?: ContractStructure | readonly ContractStructure[] | null | undefined;
}

/** The values of any form with a price, as far as they are compared. */
export interface PricedValues extends Pricing {
  financialConditions?: Pricing | undefined;
  country?: Country | null | undefined;
  location?: { country: Country | null };
  technologies?: readonly (Technology | { type: Technology | null })[];
  contractDuration?: ContractDuration | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  expectedStartDate?: string | null | undefined;
  expectedEndDate?: string | null | undefined;
}

/** A year within each band stands for all of it: another date within the same band asks nothing anew. */
const yearWithin: Record<ContractDuration, number> = {
  LESS_THAN_5_YEARS: 3,
  BETWEEN_5_AND_10_YEARS: 7,
  BETWEEN_10_AND_15_YEARS: 12,
  MORE_THAN_15_YEARS: 20,
};

function yearsOf(values: PricedValues): number | undefined {
  if (values.contractDuration) return yearWithin[values.contractDuration];
  const start = values.expectedStartDate ?? values.startDate;
  const end = values.expectedEndDate ?? values.endDate;
  const years = start && end ? termYears(start, end) : Number.NaN;
  return years >= 0 && years <= 100 ? yearWithin[tenorOf(years)] : undefined;
}

export const pricingOf = (values: PricedValues): Pricing => values.financialConditions ?? values;

/** Several structures, or several technologies, are compared with all. Undefined without a country. */
export function askedPlace(values: PricedValues): BenchmarkQuery | undefined {
  const country = values.location?.country ?? values.country;
  if (!country) return undefined;
  const technology = technologyOf(
    (values.technologies ?? []).flatMap((one) => (typeof one === 'string' ? one : (one.type ?? []))),
  );
  const [structure, another] = [pricingOf(values).contractStructure ?? []].flat() as ContractStructure[];
  const tenorYears = yearsOf(values);
  return {
    country,
    ...(technology && { technology }),
    ...(structure && another === undefined && { structure }),
    ...(tenorYears !== undefined && { tenorYears }),
  };
}
