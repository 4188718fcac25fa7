// What stored choices mean.
import { expect, test } from 'vitest';
import { mailDefaults, mailKinds, mailKindsOf, mailTimesOf } from './mail-preferences.ts';

test('a stored choice that is not known takes no other with it', () => {
  const mails = { decision: 'never', invoice: 'weekly', gossip: 'never', message: 'immediately' };
  expect(mailTimesOf({ mails })).toEqual({ ...mailDefaults, decision: 'never', message: 'immediately' });
  for (const nothing of [null, {}, { mails: 'never' }, { mails: null }])
    expect(mailTimesOf(nothing)).toEqual(mailDefaults);
});

test('each can choose the time of every kind that reaches them, administrators of saved searches too', () => {
  expect(mailKindsOf({ isAdmin: true })).toEqual(['saved_search', 'submission']);
  expect(mailKindsOf({ isAdmin: false })).toEqual(mailKinds.filter((kind) => kind !== 'submission'));
});
