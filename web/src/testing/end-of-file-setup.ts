// Vitest runs this before each test file in web/.
import { afterAll, vi } from 'vitest';

/** Pages prefetch some components with `import()`; one that is still loading when Vitest ends makes the last file fail. */
afterAll(() => vi.dynamicImportSettled());
