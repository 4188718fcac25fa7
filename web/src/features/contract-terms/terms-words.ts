// The terms of a contract in short texts: summaries of the sections, and figures for pages.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { daysFromNow, type Quantity } from '../../platform/words/formats.ts';
import { type Formats, useFormats } from '../../platform/words/use-formats.ts';
import { quantityText } from '../../records/fields/field-text.ts';
import type { Terms } from './terms-form.ts';

export interface TermsWords {
  t: TFunction<['energyContracts', 'common']>;
  formats: Formats;
}

export function useTermsWords(): TermsWords {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  return { t, formats };
}

const day = 86_400_000;

/** Whole months from the first to the last day, both included; undefined if they are not whole months. */
export function wholeMonths(from: string, to: string): number | undefined {
  const start = new Date(from);
  const after = new Date(new Date(to).getTime() + day);
  const months = (after.getUTCFullYear() - start.getUTCFullYear()) * 12 + after.getUTCMonth() - start.getUTCMonth();
  return start.getUTCDate() === after.getUTCDate() && months > 0 ? months : undefined;
}

/** `7 anos`, `2 anos e 6 meses`, or days if the dates are not whole months apart; empty while they are invalid. */
export function durationText(
  from: string | null | undefined,
  to: string | null | undefined,
  { t }: { t: TFunction },
): string {
  if (!from || !to || to < from) return '';
  const months = wholeMonths(from, to);
  if (months === undefined) {
    const days = Math.round((new Date(to).getTime() - new Date(from).getTime()) / day) + 1;
    return days < 731
      ? t('common:history.day', { count: days })
      : t('energyContracts:contract_terms.about_years', { count: Math.round(days / 365.25) });
  }
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const inYears = t('common:units.year', { count: years });
  const inMonths = t('common:history.month', { count: rest });
  if (rest === 0) return inYears;
  return years === 0 ? inMonths : t('energyContracts:contract_terms.both', { first: inYears, second: inMonths });
}

/** The same with the unit apart, where it is one number: units are in a lighter tone. */
export function durationQuantity(
  from: string | null | undefined,
  to: string | null | undefined,
  words: { t: TFunction },
): Quantity {
  const text = durationText(from, to, words);
  const [, value, unit] = /^(\d+)\s(\D+)$/.exec(text) ?? [];
  return value && unit ? { value, unit } : { value: text, unit: '' };
}

/**
 * What stands under the signature date. A day on the wrong side of today is accepted, because papers are signed sooner or
 * later than planned, but the field says so.
 */
export function signatureHelp(signed: string | null, isSigned: boolean, now = new Date()): string {
  const days = signed ? daysFromNow(signed, now) : 0;
  if (isSigned) return days > 0 ? 'signature_future' : 'signature';
  return days < 0 ? 'signature_planned_past' : 'signature_planned';
}

type Pricing = Pick<NonNullable<Terms['financialConditions']>, 'price' | 'indexingType' | 'indexingPercentage'> & {
  pricingType?: string | undefined;
};

/** `preço fixo de 54,10 €/MWh`; empty while the type or its figures are missing. */
export function priceText(given: Pricing, { t, formats }: TermsWords): string {
  const { pricingType, price, indexingType, indexingPercentage } = given;
  const amount = price === undefined ? '' : quantityText(formats.price(price));
  const index = indexingType && indexingType !== 'OTHER' ? indexingType : '';
  if (pricingType === 'FIXED_PRICING' && amount) return t('energyContracts:contract_terms.price_fixed', { amount });
  if (pricingType === 'VARIABLE_PRICING' && index) return t('energyContracts:contract_terms.price_variable', { index });
  if (pricingType === 'HYBRID_PRICING' && amount && index && indexingPercentage !== undefined)
    return t('energyContracts:contract_terms.price_hybrid', {
      amount,
      index,
      percentage: formats.percent(indexingPercentage),
    });
  return '';
}
