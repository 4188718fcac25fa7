// The main job without a pointer. Signing up, and finding with a saved search, also run in every `npm test`.
import { test } from '@playwright/test';
import { doMainJob } from '../support/pages/main-job.ts';

test('[UI-78] sign-up, company, project, offer, negotiation, draft, contract and payment by keyboard alone', async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  await doMainJob(browser, { byKeyboard: true });
});
