// security.txt: to whom a finder of a vulnerability writes (RFC 9116).
import { languages } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance } from 'fastify';

/** The file says until when it is right; it is made anew for each reader. */
const validDays = 180;

export function serveSecurityText(app: FastifyInstance): void {
  const { contactEmail, publicUrl } = app.platform.config;
  app.get('/.well-known/security.txt', { schema: { hide: true } as never }, async (_request, reply) => {
    const expires = new Date(Date.now() + validDays * 86_400_000);
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
