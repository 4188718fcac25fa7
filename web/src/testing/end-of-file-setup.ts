// Vitest runs this before each test file of the pages.
import { afterAll, vi } from 'vitest';

/** Parts of pages that are fetched ahead: an import that is still under way at the end fails the last file of a run. */
afterAll(() => vi.dynamicImportSettled());
