// The API's description, OpenAPI 3.1, generated from the calls, and a page to read it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { apiUrl } from '../app-url.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';

export async function useOpenApi(app: FastifyInstance): Promise<void> {
  const { config } = app.platform;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: config.appName, version: '1', description: 'The HTTP interface of the marketplace.' },
      servers: [{ url: apiUrl(config) }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie(config) },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}

/** After the pages, whose compression it needs; made when it is first asked for. */
export function serveOpenApi(app: FastifyInstance): void {
  let description: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(description);
  });
}
