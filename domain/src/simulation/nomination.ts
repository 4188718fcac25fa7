// What the seller nominates in each hour of the typical year, in MW.
import { rounded } from '../arithmetic/rounding.ts';
import type { ContractStructure } from '../terms/enumerations.ts';
import { hoursOfYear, meanOf, monthOfHour } from './typical-year.ts';

/** Without an agreed volume: the mean generation, in steps of 0.1 MW. */
export const volumeOf = (generation: Float64Array, agreed: number | undefined): number =>
  agreed ?? rounded(meanOf(generation), 1);

/** The mean of the hours that have the same group. */
function groupMeans(generation: Float64Array, groups: number, groupOf: (hour: number) => number): Float64Array {
  const sums = new Float64Array(groups);
  const counts = new Float64Array(groups);
  for (let hour = 0; hour < hoursOfYear; hour += 1) {
    const group = groupOf(hour);
    sums[group] = (sums[group] ?? 0) + (generation[hour] ?? 0);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return sums.map((sum, group) => sum / (counts[group] ?? 1));
}

const monthGroup = (hour: number): number => monthOfHour[hour] ?? 0;
/** 288 groups: each hour of the day in each month. */
const dayHourGroup = (hour: number): number => monthGroup(hour) * 24 + (hour % 24);

/**
 * The shape of monthly and hourly volumes is that of the generation: without any, no hour has a part of the volume, also
 * where one is agreed on. An annual volume has no shape and stays.
 * @param generation MW in each hour of the typical year
 */
export function nominatedHours(structure: ContractStructure, generation: Float64Array, volume: number): Float64Array {
  const nominated = new Float64Array(hoursOfYear);
  if (structure === 'PAY_AS_PRODUCED') return nominated;
  if (structure === 'BASELOAD_ANNUAL') return nominated.fill(volume);
  const [groups, groupOf] =
    structure === 'BASELOAD_MONTHLY' ? ([12, monthGroup] as const) : ([288, dayHourGroup] as const);
  const means = groupMeans(generation, groups, groupOf);
  const mean = meanOf(generation);
  if (mean === 0) return nominated;
  for (let hour = 0; hour < hoursOfYear; hour += 1) nominated[hour] = volume * ((means[groupOf(hour)] ?? 0) / mean);
  return nominated;
}
