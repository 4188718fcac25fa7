// The language of a page whose address names none, and the choice that a link on a page without a script makes.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { choiceMark, chooseLanguage, isLanguage, storedLanguageKey } from '@wattpact/domain/words/language-choice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { findSession } from '../sessions/session-queries.ts';

/** A year. */
const rememberedFor = 31_536_000;

interface Choice {
  language: string;
  /** The address without the mark of the choice. */
  address: string;
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Undefined for an address that is no choice. */
export function choiceIn({ url }: FastifyRequest): Choice | undefined {
  const [path = '', ...rest] = url.split('?');
  const [, language] = /^\/(?:manual\/)?(pt|en|es)(?:\/|$)/.exec(path) ?? [];
  const asked = rest.join('?').split('&');
  if (language === undefined || !asked.includes(choiceMark)) return undefined;
  const kept = asked.filter((one) => one !== choiceMark).join('&');
  return { language, address: kept === '' ? path : `${path}?${kept}` };
}

/** The apps read the cookie, too. Every later page without a language is in this one. */
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

/** By the order of choice. The profile is asked only where nothing was chosen; without the database nobody has one. */
export async function languageFor({ config, db }: Platform, { cookies, headers }: FastifyRequest): Promise<Language> {
  const stored = cookies[storedLanguageKey];
  const token = isLanguage(stored) ? undefined : cookies[sessionCookie(config)];
  const signedIn = token === undefined ? null : await findSession(db, token, new Date()).catch(() => null);
  const browser = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().split(';')[0] ?? '');
  return chooseLanguage({ stored, profile: signedIn?.language, browser, fallback: config.defaultLanguage });
}

/** To an address of somebody else's, whoever asks. Where it has a query of its own, that is the one. */
export const leadAway = (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').redirect(address.includes('?') ? address : withQuery(address, request));

/** In front of the mark of a place in the page. */
function withQuery(address: string, request: FastifyRequest): string {
  const [page = '', ...place] = address.split('#');
  return [`${page}${queryOf(request)}`, ...place].join('#');
}

/** To the address in a language; what was asked of the page stays. */
export const leadTo = (request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply =>
  reply
    .headers({ vary: 'accept-language, cookie', 'cache-control': 'no-cache' })
    .redirect(`${address}${queryOf(request)}`);
