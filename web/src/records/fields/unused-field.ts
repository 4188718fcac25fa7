// Whether a record's pricing type leaves nothing to say in a field.
import { unusedPricing } from '@wattpact/domain/terms/unused-pricing';
import { isAbsent, valueAt } from './field-text.ts';

export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** Of the group of fields that the path belongs to. */
export function pricingTypeBeside(path: string, record: unknown): unknown {
  const parent = parentOf(path);
  return valueAt(record, parent === '' ? 'pricingType' : `${parent}.pricingType`);
}

/** A fixed price has no index, a variable one no price: nothing could have been given. Without a type everything could. */
export function isUnused(path: string, record: unknown): boolean {
  const pricingType = pricingTypeBeside(path, record);
  const parent = parentOf(path);
  return (
    !isAbsent(pricingType) &&
    unusedPricing(pricingType).some((name) => path === (parent === '' ? name : `${parent}.${name}`))
  );
}
