// What stored choices mean.
import { expect, test } from 'vitest';
import { mailDefaults, mailTimesOf } from './mail-preferences.ts';

test('a stored choice that is not known takes no other with it', () => {
  const mails = { decision: 'never', invoice: 'weekly', gossip: 'never', message: 'immediately' };
  expect(mailTimesOf({ mails })).toEqual({ ...mailDefaults, decision: 'never', message: 'immediately' });
  for (const nothing of [null, {}, { mails: 'never' }, { mails: null }])
    expect(mailTimesOf(nothing)).toEqual(mailDefaults);
});
