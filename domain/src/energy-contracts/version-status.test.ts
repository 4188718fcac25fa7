import { expect, test } from 'vitest';
import { versionInForce, versionStatuses } from './version-status.ts';

const approved = (version: number, effectiveDate: string) => ({ version, effectiveDate, approvedAt: '2026-01-01' });
const waiting = (version: number, effectiveDate: string) => ({ version, effectiveDate, approvedAt: null });
const [first, second, third] = [approved(1, '2024-03-01'), approved(2, '2026-01-01'), approved(3, '2027-01-01')];

const statuses = (
  versions: Parameters<typeof versionStatuses>[0],
  status = 'active',
  today = '2026-11-22',
  isWithdrawn = false,
) => versionStatuses(versions, { status, today, isWithdrawn });

test('the newest version whose day has come is in force; those after it are upcoming', () => {
  expect(statuses([third, second, first])).toEqual(['upcoming', 'in_force', 'superseded']);
  expect(statuses([third, second, first], 'active', '2026-12-31')).toEqual(['upcoming', 'in_force', 'superseded']);
  expect(statuses([third, second, first], 'active', '2027-01-01')).toEqual(['in_force', 'superseded', 'superseded']);
});

test('before the day of the first version, the first one counts', () => {
  expect(versionInForce([third, second, first], '2024-02-29')).toBe(first);
  expect(versionInForce([], '2024-02-29')).toBeUndefined();
});

test('a newer version that holds from an earlier day replaces the one before it', () => {
  const retroactive = approved(3, '2025-01-01');
  expect(statuses([retroactive, second, first])).toEqual(['in_force', 'superseded', 'superseded']);
});

test('an upcoming version that a later one overtakes never holds', () => {
  const [later, earlier] = [approved(2, '2027-06-01'), approved(3, '2027-01-01')];
  expect(statuses([earlier, later, first])).toEqual(['upcoming', 'superseded', 'in_force']);
});

test('while an amendment waits, and when it is rejected, the version before it stays in force', () => {
  const versions = [waiting(2, '2026-12-01'), first];
  expect(statuses(versions, 'pending_validation')).toEqual(['pending_validation', 'in_force']);
  expect(statuses(versions, 'rejected')).toEqual(['rejected', 'in_force']);
});

test('a contract that was rejected as it stands has no version in force', () => {
  for (const status of ['rejected', 'pending_validation'])
    expect(statuses([second, first], status, '2026-11-22', true)).toEqual(['rejected', 'superseded']);
});

test('of a contract that ended, the last version in force ended with it, and no other will come', () => {
  expect(statuses([third, second, first], 'terminated')).toEqual(['superseded', 'terminated', 'superseded']);
});
