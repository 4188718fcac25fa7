// Vitest's settings for `npm run docs:api`, which is no test of the product.
import { mergeConfig } from 'vitest/config';
import tests from '../../../vitest.config.ts';

const { projects: _, ...settings } = tests.test ?? {};

export default mergeConfig(
  { test: settings },
  {
    test: {
      include: ['server/test/api-description/record-*.ts'],
      setupFiles: ['server/test/support/end-of-file-setup.ts'],
    },
  },
);
