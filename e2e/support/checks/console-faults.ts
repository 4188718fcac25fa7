// Errors and warnings in the browser's console: none may remain.
import type { BrowserContext } from '@playwright/test';

/** Grows while the context's pages run. Refusals that a test provokes (`expected`) are no faults. */
export function consoleFaults(context: BrowserContext, expected: readonly RegExp[] = []): string[] {
  const faults: string[] = [];
  const add = (text: string) => {
    // A signed-out page asks who is signed in, and gets a 401.
    if (/401 .*\/api\/users\/me\)/.test(text)) return;
    if (!expected.some((one) => one.test(text))) faults.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => add(String(error.error())));
  return faults;
}
