// The landing page as it is served, before accounts can be created and after.
import { readFileSync } from 'node:fs';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { describe, expect, test } from 'vitest';
import { renderLanding } from './render.tsx';

const textsOf = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/landing.json`, import.meta.url), 'utf8'));
const picture = (name: string) => ({ light: `/pictures/${name}.webp`, dark: `/pictures/${name}-dark.webp` });
const assets = {
  css: '/assets/page.css',
  font: '/assets/font.woff2',
  pictures: { wide: picture('wide'), phone: picture('phone'), seller: picture('seller'), buyer: picture('buyer') },
};
const pageOf = (language: Language, signUpOpen: boolean) =>
  renderLanding({ language, texts: textsOf(language), assets, signUpOpen });
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length;

const leavesOf = (tree: object): string[] =>
  Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : leavesOf(part)));
/** What no fact of the product is: superlatives, promises, exclamations, and numbers of customers. */
const praise = new RegExp(
  `!|\\d\\s*\\+|(?<!\\p{L})(?:${[
    ...[
      'best',
      'better',
      'largest',
      'leading',
      'leaders?',
      'unique',
      'guarantee[ds]?',
      'revolution\\p{L}*',
      'innovative',
    ],
    ...['melhor(?:es)?', 'maior(?:es)?', 'líder(?:es)?', 'únic[oa]s?', 'garant\\p{L}+', 'inovador\\p{L}*'],
    ...['mejor(?:es)?', 'mayor(?:es)?', 'innovador\\p{L}*'],
  ].join('|')})(?!\\p{L})`,
  'iu',
);

describe.each(languages)('%s', (language) => {
  test('[LND-02, LND-03, LND-04, LND-05, LND-06, LND-07, LND-11] has its parts', async () => {
    const html = await pageOf(language, true);
    expect(count(html, /<h1>/g)).toBe(1);
    expect(html).toContain('id="why"');
    expect(count(html, /<ol class="steps">(.*?)<\/ol>/g)).toBe(1);
    expect(count(/<ol class="steps">(.*?)<\/ol>/.exec(html)?.[1] ?? '', /<h3>/g)).toBe(4);
    expect(count(html, /<div class="side">/g)).toBe(2);
    expect(count(html, /<summary>/g)).toBe(6);
    expect(html).toContain('<footer');
  });

  test('[LND-13] each text is short, and praises and promises nothing', () => {
    const texts = leavesOf(textsOf(language));
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter((text) => text.length > 180)).toEqual([]);
    expect(texts.filter((text) => praise.test(text))).toEqual([]);
  });

  test('[LND-08, LND-09, LND-10] before accounts can be created it says so, and asks for a message', async () => {
    const [html, { hero }] = [await pageOf(language, false), textsOf(language)];
    const [before = ''] = hero.notice.split('<1>');
    expect(html).toContain(`${before}<a href="mailto:%CONTACT_EMAIL%">%CONTACT_EMAIL%</a>`);
    expect(html).not.toContain('/sign-up');
    expect(html).not.toContain(hero.open);
  });

  test('[LND-14] once accounts can be created it offers that first, and says nothing of a later start', async () => {
    const [html, { hero, closing }] = [await pageOf(language, true), textsOf(language)];
    expect(html).toContain(hero.open);
    expect(html.indexOf(`href="/${language}/sign-up"`)).toBeLessThan(html.indexOf('mailto:'));
    for (const early of [hero.notice.split('<1>')[0], closing.title]) expect(html).not.toContain(early);
  });

  test('[LND-18] names its address, its other languages, and a picture for shared links', async () => {
    const html = await pageOf(language, true);
    expect(html).toContain(`<link rel="canonical" href="%PUBLIC_URL%/${language}"/>`);
    for (const one of languages)
      expect(html).toContain(`<link rel="alternate" hrefLang="${one}" href="%PUBLIC_URL%/${one}"/>`);
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="%PUBLIC_URL%/"/>');
    expect(html).toContain(`<meta property="og:image" content="%PUBLIC_URL%/pictures/social-${language}.jpg"/>`);
  });

  test('[LND-18] its structured data say what the page says', async () => {
    const html = await pageOf(language, true);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const [operator, site, faq] = JSON.parse(json)['@graph'];
    expect([operator['@type'], site['@type'], faq['@type']]).toEqual(['Organization', 'WebSite', 'FAQPage']);
    expect(faq.mainEntity).toHaveLength(6);
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(html).toContain(`<summary>${name}</summary>`);
      expect(html).toContain(`<p>${acceptedAnswer.text}</p>`);
    }
  });

  test('[LND-15] each picture has a dark one, for the dark scheme', async () => {
    const html = await pageOf(language, true);
    for (const name of ['wide', 'phone', 'seller', 'buyer'])
      expect(html).toMatch(
        new RegExp(`<source media="[^"]*prefers-color-scheme: dark\\)" srcSet="/pictures/${name}-dark.webp"`),
      );
  });
});
