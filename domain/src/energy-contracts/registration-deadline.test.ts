import { expect, test } from 'vitest';
import { addDays } from '../calendar/lisbon-time.ts';
import { countedDays, isWorkingDay, reminderStageOn, signaturesToRemindOf } from './registration-deadline.ts';

test.each([
  ['2026-11-27', '2026-12-07'],
  ['2026-11-16', '2026-11-23'],
  ['2026-04-01', '2026-04-09'],
])('a contract signed on %s is to be registered until %s', (signed, deadline) => {
  expect(countedDays(signed).at(-1)).toBe(deadline);
});

test.each(['2026-04-03', '2026-06-04', '2027-03-26', '2027-05-27', '2026-12-01', '2026-12-05', '2026-12-06'])(
  '%s is no working day',
  (day) => {
    expect(isWorkingDay(new Date(day))).toBe(false);
  },
);

test('what is no date has no deadline', () => {
  expect(countedDays('')).toEqual([]);
});

test('a holiday and a weekend are not among the five counted days', () => {
  expect(countedDays('2026-11-27')).toEqual(['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07']);
  expect(countedDays('2026-04-01')).toEqual(['2026-04-02', '2026-04-06', '2026-04-07', '2026-04-08', '2026-04-09']);
});

test.each([
  ['2026-12-02', undefined],
  ['2026-12-03', 'soon'],
  ['2026-12-04', 'soon'],
  ['2026-12-06', 'soon'],
  ['2026-12-07', 'today'],
  ['2026-12-08', 'late'],
  ['2026-12-21', 'late'],
  ['2026-12-22', undefined],
])('on %s the reminder of a contract signed on 2026-11-27 is %s', (today, stage) => {
  expect(reminderStageOn(today, '2026-11-27')).toBe(stage);
});

test('every signature of which a day reminds is among those that are looked at', () => {
  for (const today of ['2026-01-10', '2026-04-15', '2026-12-08', '2027-01-08']) {
    const { from, to } = signaturesToRemindOf(today);
    for (let days = 0; days < 60; days += 1) {
      const signedOn = addDays(today, -days);
      if (reminderStageOn(today, signedOn)) expect([signedOn >= from, signedOn <= to]).toEqual([true, true]);
    }
  }
});
