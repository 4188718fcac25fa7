// The headers that hold a browser to this site alone: no inline script, no frame, no foreign source.
import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Of the style tags that the page's own script adds. */
    styleNonce?: string;
  }
}

export async function useSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { secure } = app.platform.config;
  app.decorateReply('styleNonce', undefined);
  app.addHook('onRequest', async (_request, reply) => {
    reply.styleNonce = randomBytes(16).toString('base64');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: [
          "'self'",
          (_request, reply) => `'nonce-${(reply as unknown as { styleNonce?: string }).styleNonce}'`,
        ],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
