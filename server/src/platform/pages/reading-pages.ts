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
    const files = readdirSync(place).filter((file) => file.endsWith('.html'));
    return files.map((file): [string, string, string] => [
      language,
      file.replace(/\.html$/, ''),
      readFileSync(`${place}${file}`, 'utf8'),
    ]);
  });
}

/** The page of the manual for chapters that do not exist; it has no address of its own. */
const noChapter = 'not-found';

export interface ReadingPages {
  /** Undefined where the address is none of these pages. */
  find: (asked: Asked) => Promise<Found | undefined>;
  /** Each page as its address in a language. */
  listed: ((language: string) => string)[];
}

/**
 * Reads the built pages once, because a new build needs a new start.
 * @param manualUrl replaces the built-in manual
 */
export function readingPages(dist: string, manualUrl: string | undefined): ReadingPages {
  const legal = builtIn(`${dist}legal`);
  const legalNames = new Set(legal.map(([, name]) => name));
  const manual = builtIn(`${dist}manual`);
  const chapters = new Set(manual.map(([, name]) => name).filter((name) => name !== noChapter));
  const inManual = (language: string, name: string) => `/manual/${language}/${name === 'index' ? '' : name}`;
  const inLegal = (language: string, name: string) => `/${language}/${name}`;
  const pages = new Map([
    ...legal.map(([language, name, html]): [string, string] => [inLegal(language, name), html]),
    ...(manualUrl === undefined ? manual : [])
      .filter(([, name]) => name !== noChapter)
      .map(([language, name, html]): [string, string] => [inManual(language, name), html]),
  ]);
  const noChapterIn = new Map(
    manual.flatMap(([language, name, html]) => (name === noChapter ? [[language, html] as const] : [])),
  );

  async function findInManual({ path, language }: Asked): Promise<Found | undefined> {
    if (manualUrl !== undefined) return { redirect: manualUrl };
    const [, inPath, rest = ''] = /^\/manual(?:\/(pt|en|es))?(?:\/(.*))?$/.exec(path) ?? [];
    const own = inPath ?? (await language());
    if (!pages.has(inManual(own, 'index'))) return undefined;
    if (rest === '' || (inPath === undefined && chapters.has(rest))) return { address: inManual(own, rest) };
    const html = noChapterIn.get(own);
    return html === undefined ? undefined : { html, status: 404 };
  }

  return {
    async find(asked) {
      const html = pages.get(asked.path);
      if (html !== undefined) return { html };
      if (/^\/manual(\/|$)/.test(asked.path)) return findInManual(asked);
      const plain = asked.path.slice(1);
      return legalNames.has(plain) ? { address: inLegal(await asked.language(), plain) } : undefined;
    },
    listed: [
      ...(manualUrl === undefined ? [...chapters].map((name) => (language: string) => inManual(language, name)) : []),
      ...[...legalNames].map((name) => (language: string) => inLegal(language, name)),
    ],
  };
}
