// Administrators read in words what a job that failed was to do.
import { readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { jobTable } from './jobs.ts';

/** Its failures are listed as mails. */
const unnamed = ['send_mail'];

test.each(languages)('[ADM-75] every job has its name under dashboard:operation.task: %s', (language) => {
  const file = new URL(`../../locales/${language}/dashboard.json`, import.meta.url);
  const { task } = JSON.parse(readFileSync(file, 'utf8')).operation;
  const named = Object.keys(jobTable.jobs).filter((name) => !unnamed.includes(name));
  expect(Object.keys(task).toSorted()).toEqual(named.toSorted());
});
