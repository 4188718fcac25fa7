// What a bulk decision may ask for.
import { expect, test } from 'vitest';
import { fieldProblems } from '../api/problem.ts';
import { decisionRequest } from './contract-decision.ts';

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
function faults(body: unknown): Record<string, string> {
  const { error } = decisionRequest.safeParse(body);
  return Object.fromEntries(error ? fieldProblems(error).map(({ path, key }) => [path, key]) : []);
}

test('one to five hundred contracts', () => {
  for (const count of [1, 500]) expect(faults({ ids: ids(count), decision: 'approve' })).toEqual({});
  expect(faults({ ids: [], decision: 'approve' })).toEqual({ ids: 'error_min_items' });
  expect(faults({ ids: ids(501), decision: 'approve' })).toEqual({ ids: 'error_max_items' });
  expect(faults({ ids: ['1'], decision: 'approve' })).toEqual({ 'ids.0': 'error_invalid.ids' });
});

test('a rejection says why, an approval may', () => {
  expect(faults({ ids: ids(1), decision: 'reject' })).toEqual({ comment: 'error_comment' });
  expect(faults({ ids: ids(1), decision: 'reject', comment: ' ' })).toEqual({ comment: 'error_comment' });
  expect(faults({ ids: ids(1), decision: 'reject', comment: 'Falta a assinatura.' })).toEqual({});
  expect(faults({ ids: ids(1), decision: 'approve', comment: 'x'.repeat(500) })).toEqual({});
  expect(faults({ ids: ids(1), decision: 'approve', comment: 'x'.repeat(501) })).toEqual({
    comment: 'error_comment',
  });
});

test('the versions that were read are as many as the contracts, or none', () => {
  const body = { ids: ids(2), decision: 'approve' };
  expect(faults({ ...body, versions: [1, 7] })).toEqual({});
  for (const versions of [[], [1], [1, 2, 3]])
    expect(faults({ ...body, versions })).toEqual({ versions: 'error_invalid.versions' });
  expect(faults({ ...body, versions: ['x', 1] })).toEqual({ 'versions.0': 'error_invalid.versions' });
  expect(faults({ decision: 'approve', versions: [1] })).toEqual({
    ...{ ids: 'error_required.ids', versions: 'error_invalid.versions' },
  });
});

test('nothing else is decided, and every fault is named', () => {
  expect(faults({ ids: ids(1), decision: 'terminate', status: 'active' })).toEqual({
    decision: 'error_invalid.decision',
    status: 'error_unknown_field',
  });
  expect(faults({})).toEqual({ ids: 'error_required.ids', decision: 'error_required.decision' });
});
