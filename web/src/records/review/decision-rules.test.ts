import { allowedActions } from '@wattpact/domain/access/actions';
import { projectActions } from '@wattpact/domain/projects/project-status';
import { expect, test } from 'vitest';
import { decisionRules, longestComment, settableStatuses } from './decision-rules.ts';

const record = (status: string, ...allowedActions: string[]) => ({ status, allowedActions });
const pending = record('pending_validation', 'approve', 'reject', 'setStatus');

test('[ADM-19, ADM-23, ADM-24] a pending record can be approved without a comment and rejected only with one', () => {
  expect(decisionRules(pending, '', false)).toEqual({ approve: undefined, reject: 'no_comment' });
  expect(decisionRules(pending, '   ', false).reject).toBe('no_comment');
  expect(decisionRules(pending, 'Falta a certidão.', false)).toEqual({ approve: undefined, reject: undefined });
});

test('[ADM-19, ADM-24] a comment has at most 500 characters, blanks around it not counted', () => {
  expect(decisionRules(pending, ` ${'x'.repeat(longestComment)} `, false)).toEqual({});
  const rules = decisionRules(pending, 'x'.repeat(longestComment + 1), false);
  expect(rules).toEqual({ approve: 'too_long', reject: 'too_long' });
});

test('[ADM-16] what is approved cannot be approved again', () => {
  expect(decisionRules(record('approved', 'reject'), 'Motivo', false)).toEqual({ approve: 'already' });
});

test('[ADM-18] what is rejected cannot be rejected again', () => {
  expect(decisionRules(record('rejected', 'approve'), 'Motivo', false)).toEqual({ reject: 'already' });
});

test.each(['terminated', 'closed', 'deleted'])('[ADM-17, ADM-20, ADM-22] %s locks the form', (status) => {
  expect(decisionRules(record(status), 'Motivo', false)).toEqual({ approve: 'locked', reject: 'locked' });
});

test('[ADM-17, ADM-20, ADM-22] a running call locks the form', () => {
  expect(decisionRules(pending, 'Motivo', true)).toEqual({ approve: 'locked', reject: 'locked' });
});

test('what the server does not allow in this status is not offered', () => {
  expect(decisionRules(record('active'), 'Motivo', false)).toEqual({ approve: 'status', reject: 'status' });
});

test.each([
  ['pending_validation', ['approved', 'rejected', 'closed']],
  ['approved', ['pending_validation', 'rejected', 'closed']],
  ['fractioned', ['pending_validation', 'rejected', 'closed']],
  ['closed', []],
])('a project that is %s may be set to %j', (status, expected) => {
  const acts = allowedActions(projectActions, { id: '1', isAdmin: true, roles: [] }, { status, ownerIds: [] });
  expect(settableStatuses({ status, allowedActions: acts }, ['closed'])).toEqual(expected);
});
