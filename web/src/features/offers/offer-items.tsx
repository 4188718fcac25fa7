// An offer's fields in their groups: for its page, and for the last step of its wizard.
import { offerSections } from '@wattpact/domain/offers/offer-sections';
import type { FieldUse } from '@wattpact/domain/terms/sections';
import { type FieldGroup, fieldGroups } from '../../records/fields/field-items.tsx';
import type { FieldWords } from '../../records/fields/field-text.ts';

/** @param buyer the name of the company that looks for energy */
export const offerGroups = (
  offer: unknown,
  use: Extract<FieldUse, 'page' | 'confirmation'>,
  words: FieldWords,
  buyer: string | undefined,
): FieldGroup[] =>
  fieldGroups(offerSections, use, offer, words, { buyerLegalEntityId: (item) => [{ ...item, value: buyer }] });

/** The buyer and the energy it looks for; the rest are the terms. */
export const isBasic = ({ name }: FieldGroup): boolean => name === 'identity' || name === 'source';
