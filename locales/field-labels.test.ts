// Every field of every payload has a label, and every value of its enumeration a word, in each language.
import { energyContractColumns } from '@wattpact/domain/energy-contracts/energy-contract-columns';
import { termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { invoiceColumns } from '@wattpact/domain/invoices/invoice-columns';
import { ownEntityColumns } from '@wattpact/domain/legal-entities/legal-entity-columns';
import { offerColumns } from '@wattpact/domain/offers/offer-columns';
import { projectColumns } from '@wattpact/domain/projects/project-columns';
import { reviewedKinds } from '@wattpact/domain/records/kinds';
import { languages } from '@wattpact/domain/terms/enumerations';
import { kindOfField, leafOf } from '@wattpact/domain/terms/field-kinds';
import { fieldLabelKeys, valuesKey } from '@wattpact/domain/terms/field-labels';
import { sectionsFor } from '@wattpact/domain/terms/sections';
import { schemaFields } from '@wattpact/domain/testing/payload-fields';
import { describe, expect, test } from 'vitest';
import { textsOf } from './read-texts.ts';

describe.each(languages)('[GEN-13, GEN-103, HIS-14] in %s', (language) => {
  const texts = textsOf(language);

  test.each(reviewedKinds)('every field of a %s has a label', (kind) => {
    const unnamed = schemaFields(kind).filter(({ path }) => !fieldLabelKeys(path, kind).some((key) => texts.has(key)));
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });

  test.each(reviewedKinds)('every value of a %s that is chosen from a list has a word', (kind) => {
    const wordless = schemaFields(kind).flatMap(({ path, list, values }) => {
      const field = kindOfField(leafOf(path), list ?? kind);
      const group = field?.as === 'choice' ? valuesKey(field.words) : undefined;
      const keys = group === undefined ? [] : values.map((value) => `${group}.${value}`);
      return keys.filter((key) => !texts.has(key));
    });
    expect(wordless).toEqual([]);
  });

  test('every table of the annex of a contract draft has a title', () => {
    const named = sectionsFor(termSections, 'annex').filter(({ name }) => name !== 'contract_and_project');
    const keys = named.map(({ name }) => `energyContracts:contract_terms.section.${name}`);
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  test('every column of a file has a header', () => {
    const columns = [projectColumns, offerColumns, ownEntityColumns, energyContractColumns, invoiceColumns].flat();
    const unnamed = columns.filter(({ labelKey }) => ![labelKey].flat().some((key) => texts.has(key)));
    expect(unnamed).toEqual([]);
  });
});
