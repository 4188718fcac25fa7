// A technology in a form: chosen by its type, with null for missing figures.
import type { FormValues } from '@wattpact/domain/forms/form-values';
import type { TechnologyEntry } from '@wattpact/domain/terms/energy-terms';
import type { Technology } from '@wattpact/domain/terms/enumerations';

export type TechnologyValues = FormValues<TechnologyEntry> & { type: Technology };

export const emptyTechnology = (type: Technology): TechnologyValues => ({
  type,
  installedCapacity: null,
  annualForecastCapacity: null,
  outputPower: null,
  lifetime: null,
});

export const chosenTechnologies = (entries: readonly FormValues<TechnologyEntry>[]): TechnologyValues[] =>
  entries.filter((one): one is TechnologyValues => one.type !== null);

/** Chips choose technologies; the figures of those that stay are kept, entry by entry. */
export function withTechnologies(entries: readonly TechnologyValues[], chosen: readonly string[]): TechnologyValues[] {
  const kept = entries.filter(({ type }) => chosen.includes(type));
  const added = chosen.filter((type) => !kept.some((entry) => entry.type === type));
  return [...kept, ...added.map((type) => emptyTechnology(type as Technology))];
}
