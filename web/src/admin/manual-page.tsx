// The administrators' chapter of the manual. It is a page of this app, because the manual is open to everybody.
import { type ComponentType, type LazyExoticComponent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../platform/words/language.ts';
import { useFormats } from '../platform/words/use-formats.ts';
import { PageHeader } from '../ui/app-shell/page-header.tsx';
import type { ReadingText } from '../ui/reading/markdown.ts';
import { Prose } from '../ui/reading/prose.tsx';
import '../ui/reading/prose.css';
import '../ui/reading/steps.css';
import { lazy } from '../platform/lazy.ts';
import classes from './manual-page.module.css';

/** In its language, loaded when it is read. */
const chapterIn = (load: () => Promise<{ default: ReadingText }>) =>
  lazy(async () => {
    const { default: text } = await load();
    return { default: () => <Chapter {...text} /> };
  });

const chapters: Record<Language, LazyExoticComponent<ComponentType>> = {
  pt: chapterIn(() => import('../../../locales/manual/pt/administration.md')),
  en: chapterIn(() => import('../../../locales/manual/en/administration.md')),
  es: chapterIn(() => import('../../../locales/manual/es/administration.md')),
};

export function ManualPage() {
  const { language } = useFormats();
  const Own = chapters[language];
  return <Own />;
}

function Chapter({ lead, sections, html }: ReadingText) {
  const { t } = useTranslation();
  // The browser looked for the section before the chapter was there.
  useEffect(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(), []);
  return (
    <div className="reading-width">
      <PageHeader title={t('navigation.admin_manual')} />
      <p className={classes.lead}>{lead}</p>
      <div className={classes.columns}>
        <nav className={classes.sections} aria-label={t('shell.on_this_page')}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article className={classes.text}>
          <Prose html={html} />
        </article>
      </div>
    </div>
  );
}
