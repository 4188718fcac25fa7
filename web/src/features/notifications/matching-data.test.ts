// Which queries a notification makes stale.
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { taskApi } from '@wattpact/domain/tasks/task-api';
import { expect, test } from 'vitest';
import { isAbout } from './matching-data.ts';

test('a status change is about every call of its kind, and of no other', () => {
  for (const path of ['/api/projects', '/api/projects/:id', '/api/search/projects', '/api/admin/projects/:id'])
    expect(isAbout(path, 'project'), path).toBe(true);
  expect(isAbout('/api/offers/:id', 'project')).toBe(false);
  expect(isAbout('/api/offers/:id', 'offer')).toBe(true);
  expect(isAbout('/api/energy-contracts/:id/history', 'energy_contract')).toBe(true);
  expect(isAbout('/api/legal-entities/approved', 'legal_entity')).toBe(true);
  expect(isAbout('/api/invoices/:id', 'payment')).toBe(true);
  expect(isAbout('/api/negotiations', 'negotiation')).toBe(true);
});

test('[NOT-40] whatever happened may change what waits for the user, or for an administrator', () => {
  const waiting = [taskApi.list.path, dashboardApi.queue.path, dashboardApi.summary.path];
  for (const path of waiting)
    for (const type of ['message', 'payment', 'project'] as const) expect(isAbout(path, type), path).toBe(true);
});

test('keys that are no path of the API are left alone', () => {
  expect(isAbout('thread', 'negotiation')).toBe(false);
  expect(isAbout(undefined, 'project')).toBe(false);
});
