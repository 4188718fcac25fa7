// Which archives are kept.
import { expect, test } from 'vitest';
import { archiveName, backupsAmong, expiredAmong } from './kept-backups.ts';

const day = 86_400_000;
/** A Tuesday. */
const now = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const keptOf = (days: number[], daily: number, weekly: number) => {
  const backups = backupsAmong(days.map((number) => archiveName(daysAgo(number), true)));
  const expired = new Set(expiredAmong(backups, { daily, weekly, now }));
  return backups.filter((backup) => !expired.has(backup)).map((backup) => (+now - +backup.startedAt) / day);
};

test('a name tells when the backup began; other files are none', () => {
  const name = archiveName(new Date('2026-11-24T02:30:07.123Z'), true);
  expect(name).toBe('wattpact-20261124T023007Z.tar.zst.age');
  const names = [`${name}.partial`, name, 'notes.txt', archiveName(now, false)];
  expect(backupsAmong(names).map(({ name }) => name)).toEqual([archiveName(now, false), name]);
});

test('seven days and four weeks, the youngest of each', () => {
  const kept = keptOf([...Array(60).keys()], 7, 4);
  expect(kept).toEqual([0, 1, 2, 3, 4, 5, 6, 9, 16]);
});

test('all of the last 24 hours, and the last of an earlier day', () => {
  expect(keptOf([0.1, 0.2, 0.3, 1.1, 1.2, 1.3], 7, 0)).toEqual([0.1, 0.2, 0.3, 1.1]);
});

test('while none is made none goes', () => {
  expect(keptOf([100, 101, 102], 3, 1)).toEqual([100, 101, 102]);
});
