// The operator's page: what is wrong, what to do, and jobs that failed for good.
import { expect, test } from '@playwright/test';
import { accounts, openSession } from '../../support/people/people.ts';
import { makeFailedJob } from '../../support/product/database.ts';

test('[ADM-74, ADM-75] an administrator sees failed jobs, has one tried again and discards the other', async ({
  browser,
}) => {
  await makeFailedJob('prune_views', 'canceling statement due to lock timeout');
  await makeFailedJob('prune_support', 'no mailbox <ana@serra.example>');
  const context = await browser.newContext();
  await openSession(context, accounts.admin);
  const page = await context.newPage();
  await page.goto('/admin/en');
  await page.getByRole('navigation').getByRole('link', { name: 'Operation' }).click();
  const verdict = page.getByRole('status').filter({ hasText: '2 jobs failed for good' });
  await expect(verdict).toContainText('have the job tried again');
  const jobs = page.getByRole('table', { name: 'Jobs that failed for good' });
  await expect(jobs).toContainText('no mailbox <…@…>');
  await expect(jobs).not.toContainText('serra');

  const act = async (job: string, name: string) => {
    await page.getByRole('button', { name: `Actions for: ${job}` }).click();
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(jobs.getByText(job)).toHaveCount(0);
  };
  await act('Delete old views', 'Try again');
  await act('Delete old support requests', 'Discard');
  await expect(page.getByText('No job has failed for good')).toBeVisible();
  await expect(page.getByText('Everything works.')).toBeVisible();

  await page.goto('/admin/en/audit?resourceType=job');
  await expect(page.getByText('Job discarded').first()).toBeVisible();
  await context.close();
});
