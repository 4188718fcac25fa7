// The remainder of a project after part of its capacity was contracted: the same project with reduced figures.
import { shares } from '../terms/allotted-capacity.ts';
import type { TechnologyEntry } from '../terms/energy-terms.ts';
import type { ProjectContent } from './project.ts';

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
  const { financialConditions, technologies, annualVolume } = content;
  const installed = shares(
    technologies.map(({ installedCapacity = 0 }) => installedCapacity),
    capacity,
  );
  const energy = cut(financialConditions.maximumAmountEnergyAllowed, capacity);
  // A year's volume is in proportion to the capacity.
  const volume = annualVolume && Math.round((annualVolume * capacity) / financialConditions.totalPurchasedCapacity);
  return {
    ...content,
    ...(volume !== undefined && { annualVolume: Math.max(1, volume) }),
    technologies: technologies.map((entry, index) => cutEntry(entry, installed[index] ?? 0, capacity)),
    financialConditions: {
      ...financialConditions,
      totalPurchasedCapacity: capacity,
      ...(energy !== undefined && { maximumAmountEnergyAllowed: energy }),
    },
  };
}
