// The facts compared between purchase offers. Which price is better depends on the reader's side.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerSections } from '@wattpact/domain/offers/offer-sections';
import type { FactGroup } from '../../records/compare/compared-facts.ts';
import type { FieldWords } from '../../records/fields/field-text.ts';
import { fieldFacts } from '../market/field-facts.ts';

export const offerFacts = (offer: OfferRecord, words: FieldWords): FactGroup[] =>
  fieldFacts(
    offerSections,
    offer,
    { ...words, titleOf: (name) => words.t(`offers:section.${name}`) },
    { price: (fact) => [{ ...fact, namesLowest: false }] },
  );
