// `npm run docs:api`: writes the types of the client package from the API's description.
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { generatedClient } from '../../../client/generate/generated-client.ts';
import { startTestApp } from '../support/test-app.ts';

test('the types are written', async () => {
  const t = await startTestApp();
  const { body } = await t.anonymous.get('/api/openapi.json');
  writeFileSync(new URL('../../../client/src/api.gen.ts', import.meta.url), await generatedClient(body));
});
