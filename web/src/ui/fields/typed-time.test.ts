import { expect, test } from 'vitest';
import { typedTime } from './typed-time.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['21h30', '21:30'],
  ['21h', '21:00'],
  [' 2359 ', '23:59'],
  ['0000', '00:00'],
])('%s is the time %s', (text, time) => {
  expect(typedTime(text)).toBe(time);
});

test.each(['', '24:00', '12:60', '9:3', '9:30 PM', 'meia-noite'])('%j is no time', (text) => {
  expect(typedTime(text)).toBeUndefined();
});
