// From a form to the terms that are kept of it, and back: fields are matched by the kept term that their path means.
import { formOf } from '@wattpact/domain/forms/form-values';
import {
  type SavedTerm,
  type SavedTermsContent,
  savedTermAt,
  savedTermsShape,
} from '@wattpact/domain/saved-terms/saved-terms';
import { unusedPricing } from '@wattpact/domain/terms/unused-pricing';
import { isAbsent, valueAt } from '../../records/fields/field-text.ts';

const form = formOf(savedTermsShape, 'energy_contract');

interface FormField {
  path: string;
  term: SavedTerm;
}

/** @param paths the fields of the form */
export const keptFields = (paths: readonly string[]): FormField[] =>
  paths.flatMap((path) => {
    const term = savedTermAt(path);
    return term === undefined ? [] : [{ path, term }];
  });

/** What a form leaves out, or what no form accepts any more, is not kept. */
function checked(given: Readonly<Record<string, unknown>>): SavedTermsContent {
  const unused: readonly string[] = unusedPricing(given['pricingType']);
  const terms = Object.entries(savedTermsShape.shape).flatMap(([term, schema]) => {
    const { success, data } = schema.safeParse(given[term]);
    return success && !isAbsent(data) && !unused.includes(term) ? [[term, data]] : [];
  });
  return Object.fromEntries(terms) as SavedTermsContent;
}

/** A form that takes one structure keeps a list of one. */
const asKept = (term: SavedTerm, value: unknown) =>
  term === 'contractStructure' && !Array.isArray(value) && !isAbsent(value) ? [value] : value;

export function termsOfForm(values: unknown, fields: readonly FormField[]): SavedTermsContent {
  const given = fields.map(({ path, term }) => [term, asKept(term, valueAt(values, path))]);
  return checked(form.payloadOf(Object.fromEntries(given)));
}

/** The new values by path; what the form does not have, or cannot take, is left out. */
export function changesOfForm(
  saved: Readonly<Record<string, unknown>>,
  values: unknown,
  fields: readonly FormField[],
): Record<string, unknown> {
  const terms = checked(saved);
  const filled = form.valuesOf(terms) as Readonly<Record<string, unknown>>;
  const changes = fields.flatMap(({ path, term }) => {
    if (!(term in terms)) return [];
    const value = filled[term];
    if (term !== 'contractStructure' || Array.isArray(valueAt(values, path))) return [[path, value]];
    const [only, ...more] = value as unknown[];
    return more.length > 0 ? [] : [[path, only]];
  });
  return Object.fromEntries(changes);
}
