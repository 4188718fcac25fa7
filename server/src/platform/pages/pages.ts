// Serves the built web: both apps, the landing pages, the static pages, their assets. Every other path belongs to the
// apps.
import { existsSync, readFileSync } from 'node:fs';
import serveStatic from '@fastify/static';
import { languages } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiHost } from '../app-url.ts';
import { webBuild } from '../built-web.ts';
import type { Config } from '../config.ts';
import { sendNotFound } from '../http/problems.ts';
import { seemsSignedIn } from '../sessions/session-cookie.ts';
import { pageFiller } from './fill-page.ts';
import { choiceIn, languageFor, leadAway, leadTo, remember } from './page-languages.ts';
import { readingPages } from './reading-pages.ts';
import { registerSearchEngines, unlisted } from './search-engines.ts';

interface Pages {
  marketplace: string | undefined;
  admin: string | undefined;
  landing: Map<string, string>;
}

/** Read once, because a new build needs a new start. The landing page is another one until accounts can be created. */
function readPages(dist: string, { signUpOpen }: Config): Pages {
  const page = (name: string): string | undefined =>
    existsSync(`${dist}${name}`) ? readFileSync(`${dist}${name}`, 'utf8') : undefined;
  const landing = languages.flatMap((language): [string, string][] => {
    const text = page(`landing/${signUpOpen ? 'open' : 'soon'}/${language}.html`);
    return text === undefined ? [] : [[language, text]];
  });
  return { marketplace: page('index.html'), admin: page('admin.html'), landing: new Map(landing) };
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll('%CSP_NONCE%', reply.cspNonce.style));

/** Files are listed once: a new build needs a new start. Compressed ones lie beside them since the build. */
async function serveFiles(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(serveStatic, {
    root: dist,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Pages are served with their texts filled in, at their own addresses; hidden files are never listed.
    globIgnore: ['**/*.{html,br,gz}'],
    decorateReply: false,
    setHeaders: (response, path) => {
      // The names of assets contain their content's hash.
      const isAsset = path.startsWith(`${dist}assets/`);
      response.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
}

/** Each answer of the API names the build, so that open pages notice a newer one. */
function nameBuild(app: FastifyInstance, build: string | undefined): void {
  if (build === undefined) return;
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('x-web-build', build);
  });
}

export async function usePages(app: FastifyInstance, dist: string): Promise<void> {
  const { config } = app.platform;
  if (!existsSync(dist)) return void app.setNotFoundHandler(sendNotFound);
  await serveFiles(app, dist);
  const pages = readPages(dist, config);
  const reading = readingPages(dist, config.manualUrl);
  const build = webBuild(dist);
  nameBuild(app, build);
  const fill = pageFiller(config, build);
  const isAdminHost = (request: FastifyRequest) =>
    config.adminHost !== undefined && request.headers.host === config.adminHost;
  const isAdminApp = (request: FastifyRequest) =>
    config.adminHost === undefined ? /^\/admin(\/|$|\?)/.test(request.url) : isAdminHost(request);

  const isSignedOut = (request: FastifyRequest) => !seemsSignedIn(request, config);

  /** At the home address signed-out visitors get the landing page, signed-in ones the app. */
  function sendApp(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    const language = /^\/(pt|en|es)\/?$/.exec(path)?.[1];
    const landing = language === undefined ? undefined : pages.landing.get(language);
    if (landing !== undefined) reply.header('vary', 'cookie');
    if (landing !== undefined && isSignedOut(request)) return sendPage(reply, fill(landing));
    const html = pages.marketplace;
    return html === undefined ? sendNotFound(request, reply) : sendPage(unlisted(reply), fill(html));
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = ''] = request.url.split('?');
    if (isApiHost(config, request.headers.host)) return sendNotFound(request, reply);
    if (isAdminApp(request))
      return pages.admin === undefined ? sendNotFound(request, reply) : sendPage(unlisted(reply), fill(pages.admin));
    const choice = choiceIn(request);
    if (choice) return remember(app.platform, reply, choice);
    const language = () => languageFor(app.platform, request);
    if (path === '/' && isSignedOut(request)) return leadTo(request, reply, `/${await language()}`);
    const found = await reading.find({ path, language });
    if (!found) return sendApp(request, reply, path);
    if ('redirect' in found) return leadAway(request, reply, found.redirect);
    if ('address' in found) return leadTo(request, reply, found.address);
    return sendPage(reply.code(found.status ?? 200), fill(found.html));
  }
  registerSearchEngines(app, {
    publicUrl: config.publicUrl,
    pages: [(language) => `/${language}`, ...reading.listed],
    isAdminHost,
  });
  const isPage = (path: string) => !path.startsWith('/api/') && !/\.\w+$/.test(path);
  // Routes, not the handler of what is not found: only routes are compressed.
  for (const url of ['/', '/*'])
    app.route({
      method: ['GET', 'HEAD'],
      url,
      schema: { hide: true } as never,
      handler: (request, reply) =>
        isPage(request.url.split('?')[0] ?? '') ? answerPage(request, reply) : sendNotFound(request, reply),
    });
  app.setNotFoundHandler(sendNotFound);
}
