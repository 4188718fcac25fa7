// The static pages that are the same for every visitor: the legal pages and the user manual. Maps addresses to built
// files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';

/** The answer for an address: a page, the address of a page in a language, or a redirect. */
export type Found = { html: string; status?: number } | { address: string } | { redirect: string };

export interface Asked {
  /** Without the query. */
  path: string;
  /** The reader's language, looked up only where the address has none. */
  language: () => Promise<string>;
}

/** `${folder}/${language}/${name}.html` of every language, as [language, name, text]. */
function builtIn(folder: string): [string, string, string][] {
  return languages.flatMap((language) => {
    const place = `${folder}/${language}/`;
    if (!existsSync(place)) return [];
    return readdirSync(place).map((file): [string, string, string] => [
      language,
      file.replace(/\.html$/, ''),
      readFileSync(`${place}${file}`, 'utf8'),
    ]);
  });
}

/**
 * Reads the built pages once, because a new build needs a new start.
 * @param manualUrl replaces the built-in manual
 * @returns a function from an address to its answer; undefined where the address is none of these pages
 */
export function readingPages(
  dist: string,
  manualUrl: string | undefined,
): (asked: Asked) => Promise<Found | undefined> {
  const legal = builtIn(`${dist}legal`);
  const legalNames = new Set(legal.map(([, name]) => name));
  const manual = builtIn(`${dist}manual`).map(([language, name, html]): [string, string] => [
    `/manual/${language}/${name === 'index' ? '' : name}`,
    html,
  ]);
  const pages = new Map([
    ...legal.map(([language, name, html]): [string, string] => [`/${language}/${name}`, html]),
    ...manual,
  ]);

  async function inManual({ path, language }: Asked): Promise<Found | undefined> {
    if (manualUrl !== undefined) return { redirect: manualUrl };
    const [, inPath] = /^\/manual\/(pt|en|es)(?:\/|$)/.exec(path) ?? [];
    const start = `/manual/${inPath ?? (await language())}/`;
    const html = pages.get(start);
    if (html === undefined) return undefined;
    return inPath !== undefined && path.length > start.length ? { html, status: 404 } : { address: start };
  }

  return async (asked) => {
    const html = pages.get(asked.path);
    const isManual = /^\/manual(\/|$)/.test(asked.path);
    if (html !== undefined && !(isManual && manualUrl !== undefined)) return { html };
    if (isManual) return inManual(asked);
    const plain = asked.path.slice(1);
    return legalNames.has(plain) ? { address: `/${await asked.language()}/${plain}` } : undefined;
  };
}
