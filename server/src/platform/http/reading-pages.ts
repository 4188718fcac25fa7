// The pages that are only read, whoever comes: the legal pages and the user manual. Which address shows which built file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';

/** What an address gets: a page, the address of one in a language, or the way elsewhere. */
export type Found = { html: string; status?: number } | { address: string } | { redirect: string };

export interface Asked {
  /** Without the query. */
  path: string;
  /** The reader's; asked for where the address names none. */
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
 * Reads the built pages once: a new build comes with a new start.
 * @param manualUrl takes the place of the built-in manual
 * @returns what an address gets; undefined where it is none of these pages
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
