// Capacities that are wrong only together, in two steps of a wizard: both sides are marked, and each leads to the other.
import { capacityFaults } from '@wattpact/domain/terms/energy-terms';
import { errorText, type FormErrors } from '../../platform/api/form-errors.ts';

type Checked = { technologies?: Parameters<typeof capacityFaults>[0]; financialConditions?: object };

const linkedFaults = ({ technologies, financialConditions }: Checked) =>
  capacityFaults(technologies, financialConditions).flatMap(({ path, other }) =>
    other ? [{ path: path.join('.'), other }] : [],
  );

/** The errors of a payload, with the other side of each. */
export function withOtherSides(errors: FormErrors, payload: Checked): FormErrors {
  const all = { ...errors };
  for (const { path, other } of linkedFaults(payload)) if (errors[path]) all[other.path] ??= errorText(other.key);
  return all;
}

/** From each side to the other, by path. */
export function linksOf(payload: Checked): Record<string, string> {
  const links: Record<string, string> = {};
  for (const { path, other } of linkedFaults(payload)) {
    links[path] ??= other.path;
    links[other.path] ??= path;
  }
  return links;
}

/** Told with the first side: coming up under a field that is just left, it would move what is being clicked. */
export const isOtherSide = (error: string): boolean =>
  ['forecast', 'installed'].some((what) => error === errorText(`error_technology.total_below_${what}`));

const capacities = ['technologies', 'financialConditions.totalPurchasedCapacity'];
const isCapacity = (path: string) => capacities.some((field) => path === field || path.startsWith(`${field}.`));

/** A field that is left, and those whose error it may have taken away. */
export const judgedWith = (path: string, errors: object): string[] =>
  isCapacity(path) ? [path, ...Object.keys(errors).filter(isCapacity)] : [path];
