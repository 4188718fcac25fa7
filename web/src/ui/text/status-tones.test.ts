import { expect, test } from 'vitest';
import { toneOf } from './status-tones.ts';

test.each([
  ['[UI-53] yellow', 'yellow', ['pending', 'pending_validation', 'edited', 'user_soft_deleted']],
  ['[UI-54] green', 'green', ['approved', 'active', 'paid', 'confirmed', 'available', 'AVAILABLE']],
  ['[UI-55] red', 'red', ['rejected', 'deleted', 'overdue', 'not_published', 'terminated', 'user_deleted']],
  ['[UI-56] grey', 'grey', ['cancelled', 'CANCELLED']],
  ['[UI-57] blue', 'blue', ['inactive', 'created']],
  ['[UI-59] closed, as of a negotiation', 'grey', ['closed', 'CLOSED']],
  ['[UI-59] what goes on', 'blue', ['fractioned']],
  ['[UI-59] what is done', 'green', ['published', 'payment_done']],
  ['[UI-59] what waits', 'yellow', ['waiting_payment']],
  ['[UI-59] what is missing', 'red', ['payment_missing']],
] as const)('%s', (_, tone, statuses) => {
  expect(statuses.map(toneOf)).toEqual(statuses.map(() => tone));
});
