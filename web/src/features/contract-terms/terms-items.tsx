// The terms of a contract in their groups, with their exceptions: technologies and clauses have one row each, dates show how
// far off they are, and the end shows the duration.
import { type TermField, termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { FieldUse } from '@wattpact/domain/terms/sections';
import { Fragment } from 'react';
import { type FieldGroup, type FieldItem, fieldGroups, fieldValue } from '../../records/fields/field-items.tsx';
import { fieldLabel } from '../../records/fields/field-label.ts';
import { type FieldWords, isAbsent } from '../../records/fields/field-text.ts';
import { Prose } from '../../ui/record/prose.tsx';
import { Quantity } from '../../ui/text/quantity.tsx';
import { TechnologyName } from '../../ui/text/technology-icon.tsx';
import type { Terms } from './terms-form.ts';
import { durationQuantity } from './terms-words.ts';

/** With the path of the row's term, if it shows one. */
export type TermItem = FieldItem & { field?: TermField | undefined };

/** One row for each technology; all technologies are one term, and the first row has its path. */
function technologyItems(item: FieldItem, { technologies = [] }: Terms, words: FieldWords): FieldItem[] {
  if (technologies.length === 0) return [item];
  return technologies.map(({ type, ...figures }, index) => ({
    ...(index === 0 && { field: item.field }),
    label: [fieldLabel('technologies.0.type', words), technologies.length > 1 && index + 1].filter(Boolean).join(' '),
    value: type && <TechnologyName technologies={[type]} />,
    note: Object.entries(figures)
      .filter(([, value]) => !isAbsent(value))
      .map(([name, value], place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          {fieldLabel(name, words)} {fieldValue(name, value, words)}
        </Fragment>
      )),
  }));
}

export const clauseItems = ({ extraClauses = [] }: Terms): FieldItem[] =>
  extraClauses.map(({ name = '', type, description }, index) => ({
    label: `${index + 1}. ${name}`,
    value: description && <Prose>{description}</Prose>,
    note: type,
    // All clauses are one term, which is commented at the first.
    ...(index === 0 && { field: 'extraClauses' }),
  }));

export function termGroups(
  terms: Terms,
  use: Extract<FieldUse, 'page' | 'confirmation'>,
  words: FieldWords,
): FieldGroup[] {
  const dated = (item: FieldItem): FieldItem => {
    const day = terms[item.field as 'expectedStartDate'];
    return { ...item, note: day && words.formats.relative(day) };
  };
  const duration = {
    label: words.t('energyContracts:contract_terms.duration'),
    value: terms.expectedEndDate && (
      <Quantity {...durationQuantity(terms.expectedStartDate, terms.expectedEndDate, words)} />
    ),
  };
  return fieldGroups(termSections, use, terms, words, {
    technologies: (item) => technologyItems(item, terms, words),
    contractSignatureDate: (item) => [dated(item)],
    expectedStartDate: (item) => [dated(item)],
    expectedEndDate: (item) => [dated(item), duration],
    extraClauses: () => clauseItems(terms),
  });
}
