// The sizes of disks and databases, which are far larger than those of files: `76,8 GB`.
import type { Formats } from '../../platform/words/use-formats.ts';

const units = ['kB', 'MB', 'GB', 'TB'];

/** In the unit that suits it, of 1000 each. */
export function formatSpace({ number }: Pick<Formats, 'number'>, bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${number(bytes / 1000 ** power, 1)}\u00a0${units[power - 1]}`;
}
