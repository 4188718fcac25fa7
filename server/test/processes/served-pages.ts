// The static pages alone, out of a test's own folder: without a database, and without the API.
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadConfig } from '../../src/platform/config.ts';
import { useCompression } from '../../src/platform/http/compression.ts';
import { usePages } from '../../src/platform/pages/pages.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { useSecurityHeaders } from '../../src/platform/security/security-headers.ts';
import { atEndOfFile } from '../support/end-of-file.ts';

/** @returns a function that asks for an address */
export async function servePages(folder: string, env: Record<string, string>) {
  const config = loadConfig({ DATA_DIR: join(folder, 'data'), ...env });
  const app = Fastify() as unknown as FastifyInstance;
  atEndOfFile(() => app.close());
  app.decorate('platform', { config } as Platform);
  await app.register(cookie);
  await useSecurityHeaders(app);
  await useCompression(app);
  await usePages(app, `${folder}/`);
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}
