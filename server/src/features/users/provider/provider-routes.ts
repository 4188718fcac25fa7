// Single sign-on: to the provider and back. A sealed cookie keeps the state for ten minutes.
import { authApi } from '@wattpact/domain/users/auth-api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { appUrl } from '../../../platform/app-url.ts';
import type { Config } from '../../../platform/config.ts';
import type { RequestContext, SignedIn } from '../../../platform/http/context.ts';
import { allowedOrigins, isForeign } from '../../../platform/http/guard.ts';
import { forbidden, notFound, ProblemError, unauthorized } from '../../../platform/http/problem-error.ts';
import { route } from '../../../platform/http/route.ts';
import { seal, unseal } from '../../../platform/sealed-text.ts';
import { cookieName, cookieOptions } from '../../../platform/sessions/session-cookie.ts';
import { clientOf } from '../credentials/client.ts';
import { signInPath } from '../sign-in/auth-routes.ts';
import { setSignedInCookies } from '../sign-in/sign-in-answer.ts';
import { configuredProviders } from './provider-client.ts';
import { listProviderLinks, removeProviderLink } from './provider-link-service.ts';
import { finishAtProvider, type Pending, startAtProvider } from './provider-service.ts';

type Anyone = RequestContext<SignedIn | null>;

const pendingCookie = (config: Config) => cookieName(config, 'provider');

function keepPending(reply: FastifyReply, config: Config, pending: Pending): void {
  const sealed = seal(config, 'provider-sign-in', JSON.stringify(pending));
  reply.setCookie(pendingCookie(config), sealed, { ...cookieOptions(config), maxAge: 600 });
}

/** Valid once: reading it clears the cookie. */
function takePending({ request, reply, platform: { config } }: Anyone): Pending | undefined {
  const sealed = request.cookies[pendingCookie(config)];
  reply.clearCookie(pendingCookie(config), cookieOptions(config));
  const text = sealed && unseal(config, 'provider-sign-in', sealed)?.text;
  return text ? (JSON.parse(text) as Pending) : undefined;
}

/** A path of our own pages, never another host's address. */
const isOwnPath = (path: string) => /^\/(?![/\\])[^\\\s]*$/.test(path);

function checkProvider(config: Config, id: string): void {
  if (!configuredProviders(config).some((provider) => provider.id === id)) throw notFound();
}

/** The sign-in page gets the error, and a challenge in the fragment, which no server logs. */
function failurePath(config: Config, language: string, isAdmin: boolean, error: unknown): string {
  const path = signInPath(config, language, isAdmin);
  if (!(error instanceof ProblemError)) return `${path}?error=error_provider_refused`;
  const { challenge } = error.extras;
  return challenge === undefined ? `${path}?error=${error.code}` : `${path}#challenge=${challenge}`;
}

/** The provider leads back to the API, which may have another host than the pages. */
const pageAddress = (config: Config, isAdmin: boolean, path: string): string =>
  config.apiHost === undefined ? path : new URL(path, appUrl(config, isAdmin)).href;

export function registerProviders(app: FastifyInstance): void {
  const { config, log } = app.platform;
  route(app, authApi.providers, async () => configuredProviders(config));
  route(app, authApi.providerLinks, async (_, context) => listProviderLinks(context));
  route(app, authApi.removeProviderLink, async ({ params }, context) => removeProviderLink(context, params.id));

  route(app, authApi.startProvider, async ({ params, query }, context) => {
    checkProvider(config, params.provider);
    const { actor, request, reply } = context;
    const { language = actor?.language ?? config.defaultLanguage, app: from = 'marketplace', returnTo = '' } = query;
    // Another site's page must not be able to add a provider to an account.
    if (query.link && (!actor || isForeign(request.headers, allowedOrigins(config)))) throw forbidden();
    const wishes = {
      language,
      app: from,
      returnTo: isOwnPath(returnTo) ? returnTo : `${from === 'admin' ? '/admin' : ''}/${language}`,
      fresh: query.fresh === true,
      linkTo: query.link && actor ? actor.id : null,
    };
    reply.header('cache-control', 'no-store');
    try {
      const { url, pending } = await startAtProvider(context, wishes);
      keepPending(reply, config, pending);
      reply.redirect(url.href);
    } catch (error) {
      log.warn({ err: error }, 'the sign-in provider does not answer');
      const path = `${signInPath(config, language, from === 'admin')}?error=error_provider_unavailable`;
      reply.redirect(pageAddress(config, from === 'admin', path));
    }
  });

  route(app, authApi.finishProvider, async ({ params }, context) => {
    checkProvider(config, params.provider);
    const { request, reply } = context;
    reply.header('cache-control', 'no-store');
    const pending = takePending(context);
    try {
      if (!pending) throw unauthorized('error_challenge_expired');
      const query = new URL(request.url, config.publicUrl).search;
      const opened = await finishAtProvider(context, { pending, query, client: clientOf(request) });
      await setSignedInCookies(context, opened);
      reply.redirect(pageAddress(config, pending.app === 'admin', pending.returnTo));
    } catch (error) {
      if (!(error instanceof ProblemError)) log.warn({ err: error }, 'a sign-in at the provider failed');
      const language = pending?.language ?? config.defaultLanguage;
      const isAdmin = pending?.app === 'admin';
      reply.redirect(pageAddress(config, isAdmin, failurePath(config, language, isAdmin, error)));
    }
  });
}
