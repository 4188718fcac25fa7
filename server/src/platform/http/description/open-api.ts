// The API's description, OpenAPI 3.1, generated from the calls, and a page to read it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { apiKeyLimit } from '@wattpact/domain/api-keys/api-key';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { apiUrl } from '../../app-url.ts';
import { sessionCookie } from '../../sessions/session-cookie.ts';
import { readCallExamples } from './call-examples.ts';
import { completeDescription, type Description } from './complete-description.ts';
import { describedWebhooks } from './described-webhook.ts';

const about = `The HTTP interface of the marketplace: JSON in and out, times in UTC, prices in EUR/MWh, capacity in MW, energy in MWh.

A call that fails answers \`application/problem+json\` (RFC 9457): \`code\` and the \`key\` of each field are stable names. Clients ignore fields of an answer that they do not know: this version gets new calls and new optional fields, and loses none.`;

const { limit, windowSeconds } = apiKeyLimit;
const apiKeys = `An API key of a company, which acts for it with the level VIEW, REGISTRY or CONTRACTING, and never with more than whoever made it may do. Calls that do not name it answer 403 \`error_not_for_api_keys\`; an unknown, ended or expired key answers 401 \`error_invalid_api_key\`. At most ${limit} calls of a key in ${windowSeconds / 60} minutes: the headers \`RateLimit-Policy\` and \`RateLimit\` say what is left, and beyond it 429 \`error_api_key_limit\` comes with \`Retry-After\`.`;

export async function useOpenApi(app: FastifyInstance): Promise<void> {
  const { config } = app.platform;
  const calls = new Map<string, ApiCall>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: config.appName,
        version: '1',
        description: about,
        contact: { email: config.supportEmail },
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: apiUrl(config) }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
          apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'wattpact_…', description: apiKeys },
          cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie(config) },
        },
      },
    },
    transform: (given) => {
      const { call } = (given.route.config ?? {}) as { call?: ApiCall };
      if (call) calls.set(`${call.method} ${call.path}`, call);
      return jsonSchemaTransform(given);
    },
    transformObject: (given) => {
      const document = jsonSchemaTransformObject(given);
      completeDescription(document as unknown as Description, calls, readCallExamples());
      return { ...document, webhooks: describedWebhooks() } as typeof document;
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}

/** Made when it is first asked for. */
export function serveOpenApi(app: FastifyInstance): void {
  let description: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(description);
  });
}
