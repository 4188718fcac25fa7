// The remainder of a project after part of its capacity was contracted: the same project with reduced figures.
import type { TechnologyEntry } from '../terms/energy-terms.ts';
import type { ProjectContent } from './project.ts';

/** Splits `total` in proportion to the figures into whole numbers that add up to it; a share may be 0. */
function shares(figures: readonly number[], total: number): number[] {
  const sum = figures.reduce((all, one) => all + one, 0);
  if (sum <= total) return [...figures];
  let [seen, given] = [0, 0];
  return figures.map((figure) => {
    seen += figure;
    const share = Math.round((seen * total) / sum) - given;
    given += share;
    return share;
  });
}

const cut = (figure: number | undefined, most: number) => (figure === undefined ? undefined : Math.min(figure, most));

function cutEntry(entry: TechnologyEntry, installed: number, capacity: number): TechnologyEntry {
  const { installedCapacity, annualForecastCapacity, outputPower, ...rest } = entry;
  // A technology with less than one whole megawatt left stays in the list without a figure.
  const remains = installedCapacity === undefined || installed === 0 ? undefined : installed;
  const most = remains ?? capacity;
  const [forecast, power] = [cut(annualForecastCapacity, most), cut(outputPower, most)];
  return {
    ...rest,
    ...(remains !== undefined && { installedCapacity: remains }),
    ...(forecast !== undefined && { annualForecastCapacity: forecast }),
    ...(power !== undefined && { outputPower: power }),
  };
}

/** @param capacity what is left, in MW: whole and at least 1 */
export function remainderOf(content: ProjectContent, capacity: number): ProjectContent {
  const { financialConditions, technologies } = content;
  const installed = shares(
    technologies.map(({ installedCapacity = 0 }) => installedCapacity),
    capacity,
  );
  const energy = cut(financialConditions.maximumAmountEnergyAllowed, capacity);
  return {
    ...content,
    technologies: technologies.map((entry, index) => cutEntry(entry, installed[index] ?? 0, capacity)),
    financialConditions: {
      ...financialConditions,
      totalPurchasedCapacity: capacity,
      ...(energy !== undefined && { maximumAmountEnergyAllowed: energy }),
    },
  };
}
