// What search engines are told: which pages they may list (the public ones, in each language), and that nothing else is theirs.
import { languages } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../http/problems.ts';
import { escapeHtml } from '../texts/escape-html.ts';

/** Keeps a page out of every list, also where others link to it. */
export const unlisted = (reply: FastifyReply): FastifyReply => reply.header('x-robots-tag', 'noindex');

export interface ListedPages {
  publicUrl: string;
  /** Each public page as its address in a language. */
  pages: readonly ((language: string) => string)[];
  isAdminHost: (request: FastifyRequest) => boolean;
}

const robotsTo = (publicUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** Nothing is forbidden there: a page that may not be read may still be listed, and `noindex` has to be read. */
const adminRobots = 'User-agent: *\nDisallow: /api/\n';

function siteMapOf({ publicUrl, pages }: ListedPages): string {
  const escaped = (address: string) => escapeHtml(`${publicUrl}${address}`);
  const entries = pages.flatMap((addressIn) => {
    const versions = languages.map(
      (one) => `    <xhtml:link rel="alternate" hreflang="${one}" href="${escaped(addressIn(one))}"/>`,
    );
    return languages.map((one) =>
      ['  <url>', `    <loc>${escaped(addressIn(one))}</loc>`, ...versions, '  </url>'].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export function registerSearchEngines(app: FastifyInstance, listed: ListedPages): void {
  const hidden = { schema: { hide: true } as never };
  const siteMap = siteMapOf(listed);
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(type).send(text);
  app.get('/robots.txt', hidden, async (request, reply) =>
    send(reply, 'text/plain; charset=utf-8', listed.isAdminHost(request) ? adminRobots : robotsTo(listed.publicUrl)),
  );
  app.get('/sitemap.xml', hidden, async (request, reply) =>
    listed.isAdminHost(request) ? sendNotFound(request, reply) : send(reply, 'application/xml; charset=utf-8', siteMap),
  );
}
