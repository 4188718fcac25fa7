// A version of a contract as a row of its documents.
import { type FieldWords, fieldText } from '../../platform/texts/field-text.ts';
import type { BriefVersion } from '../energy-contracts/contract-amendment-queries.ts';

/** Nothing of the first version, which is the contract itself. */
export function versionRow(given: BriefVersion | undefined, words: FieldWords): { label: string; value: string }[] {
  if (!given || given.version === 1) return [];
  const { t } = words;
  const { version, effectiveDate } = given;
  const date = fieldText('effectiveDate', effectiveDate, words);
  const value = t('energyContracts:proof.version_from', { version, date });
  return [{ label: t('energyContracts:proof.version'), value }];
}
