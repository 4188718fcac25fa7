// The main job with a pointer. Without one: e2e/keyboard.
import { test } from '@playwright/test';
import { doMainJob } from '../../support/pages/main-job.ts';

test('[GEN-01, GEN-02, GEN-03, GEN-04, GEN-05, GEN-06, GEN-07, GEN-11, CON-139] two strangers come to an active contract', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  await doMainJob(browser, { byKeyboard: false });
});
