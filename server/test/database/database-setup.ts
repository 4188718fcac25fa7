// One throwaway PostgreSQL for a whole test run, with the migrated database `template_app` that test files clone.
import type { TestProject } from 'vitest/node';
import { startThrowawayDatabase } from './throwaway-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses without a database's name. */
    postgres: { superuserUrl: string; ownerUrl: string; appUrl: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [major] = process.versions.node.split('.');
  if (Number(major) < 24) {
    throw new Error(
      `The tests run on Node 24, this is ${process.version}: use "npm test" or "npm exec -- vitest run".`,
    );
  }
  const database = await startThrowawayDatabase('template_app');
  const base = (url: string) => url.slice(0, url.lastIndexOf('/'));
  project.provide('postgres', {
    superuserUrl: base(database.superuserUrl),
    ownerUrl: base(database.ownerUrl),
    appUrl: base(database.appUrl),
  });
  return database.stop;
}
