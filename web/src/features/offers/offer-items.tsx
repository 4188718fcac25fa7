// An offer's fields in their groups: for its page, and for the last step of its wizard.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerSections } from '@wattpact/domain/offers/offer-sections';
import { type FieldGroup, fieldGroups, type OddFields } from '../../records/fields/field-items.tsx';
import type { FieldWords } from '../../records/fields/field-text.ts';

/** @param buyer the name of the company that looks for energy */
export const confirmedGroups = (offer: unknown, words: FieldWords, buyer: string | undefined): FieldGroup[] =>
  fieldGroups(offerSections, 'confirmation', offer, words, {
    buyerLegalEntityId: (item) => [{ ...item, value: buyer }],
  });

const saidAbove: OddFields[string] = () => [];

/** Without what the head of the page says: the offer's name, its buyer, and the technologies, if it names some. */
const pageGroups = (offer: OfferRecord, words: FieldWords): FieldGroup[] =>
  fieldGroups(offerSections, 'page', offer, words, {
    name: saidAbove,
    buyerLegalEntityId: saidAbove,
    ...((offer.technologies ?? []).length > 0 && { technologies: saidAbove }),
  });

const basic = ['source', 'volume', 'additional'];

/** The two tabs of the page: what is looked for, on one paper and in the buyer's own words; and the terms. */
export function tabGroups(offer: OfferRecord, words: FieldWords): Record<'basic' | 'terms', FieldGroup[]> {
  const groups = pageGroups(offer, words);
  const itemsOf = (name: string) => groups.find((group) => group.name === name)?.items ?? [];
  return {
    basic: [
      { name: 'wanted', items: [...itemsOf('source'), ...itemsOf('volume')] },
      ...groups.filter(({ name }) => name === 'additional'),
    ],
    terms: groups.filter(({ name }) => !basic.includes(name)),
  };
}
