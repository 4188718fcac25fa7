// API keys for tests, made over HTTP by a person who manages the company.
import type { ApiKeyLevel } from '@wattpact/domain/api-keys/api-key';
import type { TestUser } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

interface MadeKey {
  id: string;
  /** To be passed to `as`. */
  token: string;
}

export const apiKeysPath = (entityId: string): string => `/api/legal-entities/${entityId}/api-keys`;

export function makeApiKeys({ as }: Pick<TestApp, 'as'>) {
  let count = 0;
  return async function makeKey(
    maker: TestUser,
    entityId: string,
    level: ApiKeyLevel,
    more: object = {},
  ): Promise<MadeKey> {
    count += 1;
    const { status, body } = await as(maker).post(apiKeysPath(entityId), { name: `ERP ${count}`, level, ...more });
    if (status !== 201) throw new Error(`no key was made: ${status} ${JSON.stringify(body)}`);
    return { id: body.id, token: body.key };
  };
}
