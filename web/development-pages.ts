// In development Vite serves pages as the product's server does: the landing page, the legal pages and the manual are
// rendered on each request, the administrators' pages are admin.html, and placeholders are filled in.
import { createRequire } from 'node:module';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { languages, type PageLanguage, renderStaticPages, type StaticAssets } from './static-pages.ts';

const font = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
const assets: StaticAssets = {
  landing: '/src/landing/landing.css',
  legal: '/src/legal/legal.css',
  manual: '/src/manual/manual.css',
  manualScript: '/src/manual/manual-browser.ts',
  font: `/@fs${font}`,
};

const words: Record<string, string> = {
  APP_NAME: process.env.APP_NAME ?? 'Wattpact',
  CONTACT_EMAIL: process.env.CONTACT_EMAIL ?? 'contact@wattpact.example',
  SUPPORT_EMAIL: process.env.SUPPORT_EMAIL ?? 'support@wattpact.example',
  OPERATOR: process.env.ISSUER_NAME ?? process.env.APP_NAME ?? 'Wattpact',
  // No nonce on style tags: these pages have no content security policy, because it would stop hot reload.
  CSP_NONCE: '',
  PUBLIC_URL: '',
  TODAY: new Date().toLocaleDateString('pt-PT'),
};
const filled = (html: string) => html.replace(/%([A-Z_]+)%/g, (token, name: string) => words[name] ?? token);

const isLanguage = (text: string | undefined): text is PageLanguage => languages.some((one) => one === text);

const fileOf = (page = 'index') => (page.endsWith('.json') ? page : `${page}.html`);

/** The address of a static page → its file in the build; undefined for the apps' own pages. */
function nameOf(path: string, isSignedIn: boolean): { name: string; language: PageLanguage } | undefined {
  const steps = path.split('/').filter((step) => step !== '');
  if (steps[0] === 'manual' && isLanguage(steps[1]) && steps.length <= 3)
    return { name: `manual/${steps[1]}/${fileOf(steps[2])}`, language: steps[1] };
  const [language, page] = steps;
  if (!isLanguage(language) || steps.length > 2) return undefined;
  if (page !== undefined) return { name: `legal/${language}/${page}.html`, language };
  return isSignedIn ? undefined : { name: `landing/open/${language}.html`, language };
}

/** Addresses without a language; the product's server takes it from the profile or the browser. */
function withLanguage(path: string, isSignedIn: boolean): string | undefined {
  if (path === '/') return isSignedIn ? undefined : '/pt';
  if (/^\/manual\/?$/.test(path)) return '/manual/pt/';
  return /^\/(terms|privacy|cookies)$/.test(path) ? `/pt${path}` : undefined;
}

const answer =
  (vite: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const [path = ''] = request.url?.split('?') ?? [];
      const isSignedIn = /(^|; )session=/.test(request.headers.cookie ?? '');
      const address = withLanguage(path, isSignedIn);
      if (address !== undefined) return void response.writeHead(302, { location: address }).end();
      const page = nameOf(path, isSignedIn);
      const content = page && (await renderStaticPages(vite, page.language, assets)).get(page.name);
      if (page && content !== undefined) {
        const isData = page.name.endsWith('.json');
        response.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8');
        return void response.end(isData ? content : filled(await vite.transformIndexHtml(path, content)));
      }
      if (/^\/admin(\/[^.]*)?$/.test(path)) request.url = '/admin.html';
      next();
    } catch (error) {
      next(error);
    }
  };

/** The sources of these pages, which no browser imports. */
const ofStaticPages = /\/web\/src\/(landing|legal|manual|ui)\/.*\.tsx?$|\/locales\/(legal|manual)\/|\/landing\.json$/;

export const developmentPages = (): Plugin => ({
  name: 'development-pages',
  apply: 'serve',
  configureServer(server) {
    if (server.config.server.middlewareMode) return;
    server.watcher.add(new URL('../locales', import.meta.url).pathname);
    server.middlewares.use(answer(server));
  },
  hotUpdate({ file, modules }) {
    if (this.environment.name === 'client' && modules.length === 0 && ofStaticPages.test(file))
      this.environment.hot.send({ type: 'full-reload' });
  },
  transformIndexHtml: { order: 'pre', handler: filled },
});
