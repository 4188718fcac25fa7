// Errors of two capacities in different steps of a wizard: both fields are marked, and each links to the other.
import { capacityFaults } from '@wattpact/domain/terms/energy-terms';
import { errorText, type FormErrors } from '../../platform/api/form-errors.ts';
import type { LinkedFaults } from '../../records/edit/form-editor.ts';

type Checked = { technologies?: Parameters<typeof capacityFaults>[0]; financialConditions?: object };

const faultsOfTwo = ({ technologies, financialConditions }: Checked) =>
  capacityFaults(technologies, financialConditions).flatMap(({ path, other }) =>
    other ? [{ path: path.join('.'), other }] : [],
  );

/** The errors of a payload, each with its other field. */
export function withOtherSides(errors: FormErrors, payload: Checked): FormErrors {
  const all = { ...errors };
  for (const { path, other } of faultsOfTwo(payload)) if (errors[path]) all[other.path] ??= errorText(other.key);
  return all;
}

/** From each field to the other one, by path. */
function linksOf(payload: Checked): Record<string, string> {
  const links: Record<string, string> = {};
  for (const { path, other } of faultsOfTwo(payload)) {
    links[path] ??= other.path;
    links[other.path] ??= path;
  }
  return links;
}

/** Shown only with the first field: an error under a field that loses the focus would move the element being clicked. */
const isOtherSide = (error: string): boolean =>
  ['forecast', 'installed'].some((what) => error === errorText(`error_technology.total_below_${what}`));

const capacities = ['technologies', 'financialConditions.totalPurchasedCapacity'];
const isCapacity = (path: string) => capacities.some((field) => path === field || path.startsWith(`${field}.`));

/** A field that lost the focus, and the fields whose error may be gone with it. */
const checkedWith = (path: string, errors: object): string[] =>
  isCapacity(path) ? [path, ...Object.keys(errors).filter(isCapacity)] : [path];

/** For a form with these fields. */
export const linkedFaults = <Values>(payloadOf: (values: Values) => Checked): LinkedFaults<Values> => ({
  checkedWith,
  isOtherSide,
  linksOf: (values) => linksOf(payloadOf(values)),
});
