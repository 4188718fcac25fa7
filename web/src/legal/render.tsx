// Renders a legal page in one language; called by the build, never in the browser.
import { IconArrowLeft } from '@tabler/icons-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../platform/words/language.ts';
import { readText } from '../ui/reading/markdown.ts';
import { Prose } from '../ui/reading/prose.tsx';
import { asDocument, type ReadingAssets, ReadingPage } from '../ui/reading/reading-page.tsx';
import { landingTexts } from '../ui/reading/static-texts.ts';
import { type LegalPageName, legalAddress, legalInAny, legalPages } from './legal-pages.ts';

export interface LegalSource {
  name: LegalPageName;
  language: Language;
  /** Markdown. */
  text: string;
  /** The namespace `landing`. */
  texts: Record<string, unknown>;
  assets: ReadingAssets;
}

export async function renderLegalPage({ name, language, text, texts, assets }: LegalSource): Promise<string> {
  const t = await landingTexts(language, texts);
  const { title, lead, html, sections } = readText(text);
  const page = (
    <ReadingPage
      t={t}
      language={language}
      assets={assets}
      title={title}
      description={lead}
      homeTo={`/${language}`}
      inLanguage={(one) => legalAddress(one, name)}
      inAny={legalInAny(name)}
      wayBack={
        <a className="button" href={`/${language}`}>
          <IconArrowLeft size={18} stroke={1.9} aria-hidden />
          <span className="name">{t('reading.home')}</span>
        </a>
      }
    >
      <div className="paper">
        <nav className="pages" aria-label={t('footer.label')}>
          {legalPages.map((one) => (
            <a key={one} href={legalAddress(language, one)} aria-current={one === name ? 'page' : undefined}>
              {t(`footer.${one}`)}
            </a>
          ))}
        </nav>
        <main id="content">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <nav className="sections" aria-label={t('reading.on_this_page')}>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose html={html} />
        </main>
      </div>
    </ReadingPage>
  );
  return asDocument(renderToStaticMarkup(page));
}
