// What projects, offers and contracts have in common: pricing, technologies, location, and the rules over them.
import { z } from 'zod';
import type { RuleFault, Unchecked } from '../fields/rules.ts';
import { text, wholeCapacity } from '../fields/texts.ts';
import {
  countries,
  deliveryTypes,
  guaranteesOfOrigin,
  lifetimeBands,
  pricingTypes,
  type Technology,
  technologies,
} from './enumerations.ts';
import { unusedPricing } from './unused-pricing.ts';

export const location = z.strictObject({
  parish: text(2, 100),
  municipality: text(2, 100),
  country: z.enum(countries),
});

const longForms: Record<string, string> = {
  fixed: 'FIXED_PRICING',
  hybrid: 'HYBRID_PRICING',
  variable: 'VARIABLE_PRICING',
};
/** Accepts the short forms and stores the long ones. */
export const pricingType = z
  .string()
  .trim()
  .overwrite((typed) => longForms[typed] ?? typed)
  .pipe(z.enum(pricingTypes));

/** `MIBEL`, or the name of another index; the bare word `OTHER` is refused because it names no index. */
export const indexingType = text(2, 100).refine((index) => index !== 'OTHER');

export const technologyEntry = z.strictObject({
  type: z.enum(technologies, 'error_invalid.technology'),
  installedCapacity: wholeCapacity.optional(),
  annualForecastCapacity: wholeCapacity.optional(),
  lifetime: z.enum(lifetimeBands).optional(),
  outputPower: wholeCapacity.optional(),
});
export type TechnologyEntry = z.infer<typeof technologyEntry>;

/** At least one technology; a bare value is read as an entry that has only its type. */
export const technologyEntries = z
  .array(z.union([z.enum(technologies), technologyEntry], 'error_invalid.technology'))
  .min(1)
  .max(20)
  .overwrite((list) =>
    list.map((entry) => (typeof entry === 'string' ? { type: entry } : entry)),
  ) as unknown as z.ZodType<TechnologyEntry[], (TechnologyEntry | Technology)[]>;

const mostAnnualVolume = 10_000_000;

/** What may be said of the delivery, in a project, an offer, a version and a contract alike; all of it is optional. */
export const deliveryTerms = {
  /** In MWh a year. */
  annualVolume: z.number().int().min(1).max(mostAnnualVolume).optional(),
  automaticRenewal: z.boolean().optional(),
  deliveryType: z.enum(deliveryTypes).optional(),
  guaranteesOfOrigin: z.enum(guaranteesOfOrigin).optional(),
};

interface Pricing {
  pricingType?: unknown;
  price?: unknown;
  indexingType?: unknown;
  indexingPercentage?: unknown;
}

const missing = (conditions: Pricing, field: keyof Pricing, key: string): RuleFault[] =>
  conditions[field] === undefined ? [{ path: ['financialConditions', field], key: `error_required.${key}` }] : [];

/** A price for fixed and hybrid, an index for hybrid and variable, a share for hybrid. */
export function pricingFaults(conditions: Pricing | undefined): RuleFault[] {
  const type = longForms[String(conditions?.pricingType)] ?? conditions?.pricingType;
  if (!conditions) return [];
  return [
    ...(type === 'FIXED_PRICING' || type === 'HYBRID_PRICING' ? missing(conditions, 'price', 'price') : []),
    ...(type === 'HYBRID_PRICING' || type === 'VARIABLE_PRICING'
      ? missing(conditions, 'indexingType', 'indexing_type')
      : []),
    ...(type === 'HYBRID_PRICING' ? missing(conditions, 'indexingPercentage', 'indexing_percentage') : []),
  ];
}

/** Removes the fields that the pricing type does not use: they are cleared, not refused. */
export function withoutUnusedPricing<Conditions extends Pricing>(conditions: Conditions): Conditions {
  const kept = { ...conditions };
  for (const field of unusedPricing(kept.pricingType)) delete kept[field];
  return kept;
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const isNumber = (value: unknown): value is number => typeof value === 'number';

const totalBelow = (what: 'forecast' | 'installed') => ({
  path: 'financialConditions.totalPurchasedCapacity',
  key: `error_technology.total_below_${what}`,
});

/**
 * The forecast is at most the installed and the total capacity; the sum of installed capacities and the energy are at
 * most the total.
 */
export function capacityFaults(
  entries: Unchecked<TechnologyEntry[]> | undefined,
  conditions: { totalPurchasedCapacity?: unknown; maximumAmountEnergyAllowed?: unknown } | undefined,
): RuleFault[] {
  const total = conditions?.totalPurchasedCapacity;
  const most = conditions?.maximumAmountEnergyAllowed;
  const list = Array.isArray(entries) ? entries : [];
  const faults = list.flatMap((entry, index): RuleFault[] => {
    const forecast = entry?.annualForecastCapacity;
    const path = ['technologies', index, 'annualForecastCapacity'];
    if (!isNumber(forecast)) return [];
    if (isNumber(entry?.installedCapacity) && forecast > entry.installedCapacity)
      return [{ path, key: 'error_technology.forecast_above_installed' }];
    return isNumber(total) && forecast > total
      ? [{ path, key: 'error_technology.forecast_above_total', other: totalBelow('forecast') }]
      : [];
  });
  const installed = sum(list.map((entry) => entry?.installedCapacity).filter(isNumber));
  if (isNumber(total) && installed > total)
    faults.push({
      path: ['technologies'],
      key: 'error_technology.installed_above_total',
      other: totalBelow('installed'),
    });
  if (isNumber(total) && isNumber(most) && most > total)
    faults.push({
      path: ['financialConditions', 'maximumAmountEnergyAllowed'],
      key: 'register_contract.error_maximum_amount_energy_allowed_greater_then_total_purchased_capacity',
    });
  return faults;
}

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** An end before its start is a fault; equal dates are allowed. */
export const dateOrderFaults = (start: unknown, end: unknown, endField: string): RuleFault[] =>
  isDate(start) && isDate(end) && end < start
    ? [{ path: [endField], key: 'register_contract.error_end_date_before_start_date' }]
    : [];
