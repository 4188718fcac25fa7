// The terms of a version as text for the placeholders of the clause texts, in the reader's language.
import type { WordFor } from '@wattpact/domain/contract-drafts/draft-placeholders';
import type { TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import type { TemplateRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { deliveryTerms } from '@wattpact/domain/terms/energy-terms';
import type { Language, Party } from '@wattpact/domain/terms/enumerations';
import { unusedPricing } from '@wattpact/domain/terms/unused-pricing';
import type { Platform } from '../../platform/platform.ts';
import { type FieldWords, fieldWords } from '../../platform/texts/field-text.ts';

type Company = TemplateRecord['terms']['secondPartyFiscalInfo'];
export interface PartiesAndTerms {
  terms: TemplateTerms;
  companies: Record<Lowercase<Party>, Company>;
}

/** The labels and formats of the terms. */
export const draftFieldWords = ({ texts }: Pick<Platform, 'texts'>, language: Language): FieldWords => ({
  t: texts.in(language),
  language,
  of: 'energy_contract',
});

/** Parts of an address that not every company has. */
const optional = new Set(['seller.houseNumber', 'buyer.houseNumber']);

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

/** What a contract need not say: without it, no sentence is about it. */
const mayBeUnsaid = ['additionalInformation', ...Object.keys(deliveryTerms)] as (keyof TemplateTerms)[];

/** Terms that this contract does not have; they are not open to agreement. */
function absentPaths({ financialConditions, commercialTerms, ...terms }: TemplateTerms): Set<string> {
  const absent = new Set(unusedPricing(financialConditions.pricingType).map((name) => `financialConditions.${name}`));
  if (commercialTerms?.spotPercentage === undefined) absent.add('commercialTerms.spotPercentage');
  for (const name of mayBeUnsaid) if (at(terms, [name]) === undefined) absent.add(name);
  if ((terms.extraClauses ?? []).length === 0) absent.add('extraClauses');
  return absent;
}

/** @returns the text for a placeholder's path */
export function draftWords(
  { terms, companies }: Pick<PartiesAndTerms, 'terms'> & Partial<PartiesAndTerms>,
  words: FieldWords,
): WordFor {
  const absent = absentPaths(terms);
  return (path) => {
    if (absent.has(path)) return null;
    const names = path.split('.');
    const [first = ''] = names;
    const value = at(first === 'seller' || first === 'buyer' ? companies : terms, names);
    const isNothing = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (isNothing) return optional.has(path) ? '' : undefined;
    const text = fieldWords(path, value, words);
    // Inside a sentence: `1,5 % (por ano)`.
    return path.endsWith('Period') ? text.toLowerCase() : text;
  };
}
