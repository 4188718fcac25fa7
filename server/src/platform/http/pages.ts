// Serves the built web: both apps, the landing pages, the static pages, their assets. Every other path belongs to the
// apps.
import { existsSync, readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import { languages } from '@wattpact/domain/terms/enumerations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtWeb } from '../built-web.ts';
import type { Config } from '../config.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import { choiceIn, languageFor, leadAway, leadTo, remember } from './page-languages.ts';
import { sendNotFound } from './problems.ts';
import { readingPages } from './reading-pages.ts';

interface Pages {
  marketplace: string | undefined;
  admin: string | undefined;
  landing: Map<string, string>;
}

/** Read once, because a new build needs a new start. */
function readPages(dist: string): Pages {
  const page = (name: string): string | undefined =>
    existsSync(`${dist}${name}`) ? readFileSync(`${dist}${name}`, 'utf8') : undefined;
  const landing = languages.flatMap((language): [string, string][] => {
    const text = page(`landing/${language}.html`);
    return text === undefined ? [] : [[language, text]];
  });
  return { marketplace: page('index.html'), admin: page('admin.html'), landing: new Map(landing) };
}

/** The operator of the product, as the legal pages name them. */
const operatorOf = ({ issuerName, issuerFiscalNumber, appName }: Config): string =>
  issuerName === undefined ? appName : `${issuerName} (${issuerFiscalNumber})`;

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll('%CSP_NONCE%', reply.cspNonce.style));

export async function usePages(app: FastifyInstance, dist: string = builtWeb): Promise<void> {
  const { config } = app.platform;
  await app.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'deflate'] });
  if (!existsSync(dist)) return void app.setNotFoundHandler(sendNotFound);
  await app.register(serveStatic, {
    root: dist,
    index: false,
    wildcard: true,
    prefix: '/',
    // Pages are served with their texts filled in, at their own addresses; folders and hidden files are not served.
    allowedPath: (path) => /\.(?!html$)\w+$/.test(path) && !path.includes('/.'),
    setHeaders: (response, path) => {
      // The names of assets contain their content's hash.
      const isAsset = path.startsWith(`${dist}assets/`);
      response.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const pages = readPages(dist);
  const reading = readingPages(dist, config.manualUrl);
  const words: Record<string, string> = {
    '%APP_NAME%': escapeHtml(config.appName),
    '%CONTACT_EMAIL%': escapeHtml(config.contactEmail),
    '%SUPPORT_EMAIL%': escapeHtml(config.supportEmail),
    '%OPERATOR%': escapeHtml(operatorOf(config)),
    '%SIGN_UP%': config.signUpOpen ? '' : 'hidden',
  };
  const fill = (html: string) =>
    html.replace(/%(?:APP_NAME|CONTACT_EMAIL|SUPPORT_EMAIL|OPERATOR|SIGN_UP)%/g, (token) => words[token] ?? '');
  const isAdminApp = (request: FastifyRequest) =>
    config.adminHost === undefined ? /^\/admin(\/|$|\?)/.test(request.url) : request.headers.host === config.adminHost;

  const isSignedOut = (request: FastifyRequest) => request.cookies[sessionCookie(config)] === undefined;

  /** At the home address signed-out visitors get the landing page, signed-in ones the app. */
  function sendApp(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    const language = /^\/(pt|en|es)\/?$/.exec(path)?.[1];
    const landing = language === undefined ? undefined : pages.landing.get(language);
    if (landing !== undefined) reply.header('vary', 'cookie');
    const html = landing !== undefined && isSignedOut(request) ? landing : pages.marketplace;
    return html === undefined ? sendNotFound(request, reply) : sendPage(reply, fill(html));
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = ''] = request.url.split('?');
    if (isAdminApp(request))
      return pages.admin === undefined ? sendNotFound(request, reply) : sendPage(reply, fill(pages.admin));
    const choice = choiceIn(request);
    if (choice) return remember(app.platform, reply, choice);
    const language = () => languageFor(app.platform, request);
    if (path === '/' && isSignedOut(request)) return leadTo(request, reply, `/${await language()}`);
    const found = await reading({ path, language });
    if (!found) return sendApp(request, reply, path);
    if ('redirect' in found) return leadAway(request, reply, found.redirect);
    if ('address' in found) return leadTo(request, reply, found.address);
    return sendPage(reply.code(found.status ?? 200), fill(found.html));
  }
  app.get('/', { schema: { hide: true } as never }, answerPage);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    return isPage ? answerPage(request, reply) : sendNotFound(request, reply);
  });
}
