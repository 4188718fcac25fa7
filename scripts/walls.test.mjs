// The import rules: each forbidden import is found, and a similar allowed one passes.
import { expect, test } from 'vitest';
import { findCycles } from './import-graph.mjs';
import { brokenRules, wallRules } from './wall-rules.mjs';

const rules = wallRules({
  hasRoutes: (feature) => feature !== 'review',
  hasApi: (folder) => folder === 'offers',
  exists: (path) => !path.includes('missing'),
});
const broken = (from, to) =>
  brokenRules(
    rules,
    /^(domain|server|web)\/(src|test|demo)\//.test(to) ? { from, to, text: to } : { from, pack: to, text: to },
  ).length > 0;

test.each([
  ['domain/src/offers/offer.ts', 'server/src/app.ts'],
  ['domain/src/offers/offer.ts', 'fastify'],
  ['domain/src/offers/offer.ts', 'node:fs'],
  ['domain/src/offers/offer.ts', 'domain/src/offers/missing.ts'],
  ['web/src/platform/api/call.ts', 'server/src/app.ts'],
  ['server/src/app.ts', 'web/src/platform/api/call.ts'],
  ['server/src/platform/http/route.ts', 'server/src/features/offers/offer-service.ts'],
  ['server/src/features/offers/offer-service.ts', 'server/src/features/projects/project-routes.ts'],
  ['server/src/features/review/review.ts', 'server/src/features/offers/offer-service.ts'],
  ['server/src/features/offers/offer-service.ts', 'server/test/database/test-database.ts'],
  ['server/src/features/offers/offer-service.ts', 'server/src/app.ts'],
  ['server/src/features/offers/offer-service.ts', 'server/demo/demo-data.ts'],
  ['server/src/app.ts', 'server/demo/demo-data.ts'],
  ['server/demo/demo-data.ts', 'server/test/support/factories.ts'],
  ['web/src/ui/table.tsx', 'web/src/features/offers/offer-list.tsx'],
  ['web/src/ui/table.tsx', 'web/src/platform/api/call.ts'],
  ['web/src/ui/table.tsx', '@tanstack/react-router'],
  ['web/src/ui/table.tsx', 'domain/src/offers/offer.ts'],
  ['web/src/platform/api/call.ts', 'web/src/features/offers/offer-list.tsx'],
  ['web/src/features/offers/offer-list.tsx', 'web/src/marketplace/router.tsx'],
  ['web/src/records/page/record-page.tsx', 'web/src/marketplace/router.tsx'],
  ['web/src/records/page/record-page.tsx', 'web/src/features/offers/offer-list.tsx'],
  ['web/src/ui/table.tsx', 'web/src/records/page/record-page.tsx'],
  ['web/src/platform/api/call.ts', 'web/src/records/page/record-page.tsx'],
  ['web/src/platform/api/call.ts', 'web/src/ui/table.tsx'],
  ['web/src/features/offers/offer-list.tsx', 'web/src/app/app-router.tsx'],
  ['web/src/features/offers/offer-list.tsx', 'web/src/testing/words-in.ts'],
  ['web/src/admin/router.tsx', 'web/src/marketplace/router.tsx'],
])('%s may not import %s', (from, to) => {
  expect(broken(from, to)).toBe(true);
});

test.each([
  ['domain/src/offers/offer.ts', 'zod'],
  ['web/reading-texts.ts', 'web/src/ui/reading/markdown.ts'],
  ['domain/src/offers/offer.test.ts', 'fast-check'],
  ['domain/src/offers/offer.ts', 'domain/src/terms/codes.ts'],
  ['server/src/features/offers/offer-service.ts', 'server/src/platform/http/route.ts'],
  ['server/src/features/offers/offer-service.ts', 'server/src/features/projects/project-queries.ts'],
  ['server/src/features/offers/offer-service.ts', 'server/src/features/review/review.ts'],
  ['server/src/features/offers/offer-routes.test.ts', 'server/test/database/test-database.ts'],
  ['server/src/app.ts', 'server/src/features/offers/offer-routes.ts'],
  ['server/src/serve.ts', 'server/demo/demo-data.ts'],
  ['server/demo/demo-data.ts', 'server/src/features/offers/offer-service.ts'],
  ['web/src/ui/table.tsx', 'web/src/platform/words/formats.ts'],
  ['web/src/ui/table.tsx', 'domain/src/filters/filters.ts'],
  ['web/src/features/offers/offer-list.tsx', 'web/src/features/projects/project-badge.tsx'],
  ['web/src/features/offers/offer-list.tsx', 'web/src/features/messages/message-text.tsx'],
  ['web/src/features/offers/offer-page.tsx', 'web/src/records/page/record-page.tsx'],
  ['web/src/records/page/record-page.tsx', 'web/src/ui/table.tsx'],
  ['web/src/admin/router.tsx', 'web/src/app/app-router.tsx'],
  ['web/src/marketplace/router.tsx', 'web/src/features/offers/offer-list.tsx'],
])('%s may import %s', (from, to) => {
  expect(broken(from, to)).toBe(false);
});

test('a ring of imports is found, one with an import on demand is none', () => {
  const ring = [
    { from: 'a.ts', to: 'b.ts', later: false },
    { from: 'b.ts', to: 'c.ts', later: false },
    { from: 'c.ts', to: 'a.ts', later: false },
  ];
  expect(findCycles(ring)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  expect(findCycles([...ring.slice(0, 2), { from: 'c.ts', to: 'a.ts', later: true }])).toEqual([]);
});
