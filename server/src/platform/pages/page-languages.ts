// Chooses the language for an address without one, and stores the choice that a link makes on a page without a script.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { choiceMark, chooseLanguage, isLanguage, storedLanguageKey } from '@wattpact/domain/words/language-choice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { steadyNow } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { findSession } from '../sessions/session-queries.ts';

/** One year. */
const rememberedFor = 31_536_000;

interface Choice {
  language: string;
  /** The address without the parameter that marks a choice. */
  address: string;
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Undefined for an address that makes no choice. */
export function choiceIn({ url }: FastifyRequest): Choice | undefined {
  const [path = '', ...rest] = url.split('?');
  const [, language] = /^\/(?:manual\/)?(pt|en|es)(?:\/|$)/.exec(path) ?? [];
  const asked = rest.join('?').split('&');
  if (language === undefined || !asked.includes(choiceMark)) return undefined;
  const kept = asked.filter((one) => one !== choiceMark).join('&');
  return { language, address: kept === '' ? path : `${path}?${kept}` };
}

/** The apps read the cookie too. Every later page without a language uses it. */
export const remember = ({ config }: Platform, reply: FastifyReply, { language, address }: Choice): FastifyReply =>
  reply
    .setCookie(storedLanguageKey, language, {
      path: '/',
      maxAge: rememberedFor,
      sameSite: 'lax',
      secure: config.secure,
    })
    .header('cache-control', 'no-store')
    .redirect(address);

/** Follows the order of choice. The profile is read only where nothing was chosen, and only if the database answers. */
export async function languageFor({ config, db }: Platform, { cookies, headers }: FastifyRequest): Promise<Language> {
  const stored = cookies[storedLanguageKey];
  const token = isLanguage(stored) ? undefined : cookies[sessionCookie(config)];
  const signedIn = token === undefined ? null : await findSession(db, token, steadyNow()).catch(() => null);
  const browser = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().split(';')[0] ?? '');
  return chooseLanguage({ stored, profile: signedIn?.language, browser, fallback: config.defaultLanguage });
}

/** The redirect to a fixed address; its own query takes precedence over the request's. */
export const leadAway = (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').redirect(address.includes('?') ? address : withQuery(address, request));

/** Puts the query before the fragment. */
function withQuery(address: string, request: FastifyRequest): string {
  const [page = '', ...place] = address.split('#');
  return [`${page}${queryOf(request)}`, ...place].join('#');
}

/** The address in a language, with the request's query. */
export const leadTo = (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply =>
  reply
    .headers({ vary: 'accept-language, cookie', 'cache-control': 'no-cache' })
    .redirect(`${address}${queryOf(request)}`);
