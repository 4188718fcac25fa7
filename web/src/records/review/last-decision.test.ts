import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import { expect, test } from 'vitest';
import { changesToReview, lastEntry, submittedAt } from './last-decision.ts';

let made = 0;
const entry = (status: string, day: number, changes: HistoryEntry['changes'] = [], comment: string | null = null) => {
  made += 1;
  return {
    id: String(made),
    status,
    createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
    comment,
    changes,
  };
};
const change = (fieldName: string, oldValue: unknown, newValue: unknown) => ({ fieldName, oldValue, newValue });

test('the newest decision of a status counts', () => {
  const history = [entry('approved', 9), entry('rejected', 5, [], 'second'), entry('rejected', 2, [], 'first')];
  expect(lastEntry(history, 'rejected')?.comment).toBe('second');
});

test('a record waits since it was last handed in', () => {
  expect(submittedAt([entry('edited', 8), entry('approved', 4), entry('created', 1)])).toBe('2026-11-08T10:00:00.000Z');
});

test('changes run from the approved version to the present one, each field once', () => {
  const history = [
    entry('edited', 9, [change('city', 'Évora', 'Faro'), change('name', 'B', 'A')]),
    entry('rejected', 8, [], 'Corrija a localidade.'),
    entry('edited', 7, [change('city', 'Beja', 'Évora'), change('name', 'A', 'B')]),
    entry('approved', 5),
    entry('edited', 4, [change('postalCode', '1', '2')]),
    entry('created', 1),
  ];
  expect(changesToReview(history)).toEqual({
    approvedAt: '2026-11-05T10:00:00.000Z',
    changes: [change('city', 'Beja', 'Faro')],
  });
});

test("what was never approved has nothing to compare with; an administrator's own acts are no part of it", () => {
  expect(changesToReview([entry('edited', 3, [change('city', 'a', 'b')]), entry('created', 1)])).toBeUndefined();
  const history = [entry('edited', 3, [change('role', 'view', 'manage')]), entry('approved', 2)];
  expect(changesToReview(history)?.changes).toEqual([]);
});

test('a decision that was undone counts no more, and neither does its undoing', () => {
  const history = [
    entry('decision_undone', 9),
    entry('approved', 8),
    entry('edited', 7, [change('city', 'Beja', 'Évora')]),
    entry('approved', 5),
    entry('created', 1),
  ];
  expect(changesToReview(history)).toEqual({
    approvedAt: '2026-11-05T10:00:00.000Z',
    changes: [change('city', 'Beja', 'Évora')],
  });
  expect(lastEntry([entry('decision_undone', 9), entry('rejected', 8, [], 'No')], 'rejected')).toBeUndefined();
});
