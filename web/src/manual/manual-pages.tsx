// The manual's first page, the page of a chapter, and the one for chapters that do not exist.
import { IconArrowLeft, IconArrowRight, IconChevronRight } from '@tabler/icons-react';
import { tokens } from '../platform/words/page-tokens.ts';
import { Prose } from '../ui/reading/prose.tsx';
import { type ChapterName, chapterNames, manualAddress } from './chapters.ts';
import { groupOf, ManualFrame } from './manual-frame.tsx';
import type { ManualProps } from './manual-props.ts';

export function StartPage(props: ManualProps) {
  const { t } = props;
  const lead = t('manual.lead', { appName: tokens.appName });
  return (
    <ManualFrame {...props} title={t('manual.title')} description={lead}>
      <main id="content">
        <h1>{t('manual.title')}</h1>
        <p className="lead">{lead}</p>
        <Contents {...props} />
      </main>
    </ManualFrame>
  );
}

/** The answer to the address of a chapter that does not exist. */
export function NoChapterPage(props: ManualProps) {
  const { t } = props;
  const text = t('manual.no_chapter.text');
  return (
    <ManualFrame {...props} title={t('manual.no_chapter.title')} description={text} unlisted>
      <main id="content">
        <h1>{t('manual.no_chapter.title')}</h1>
        <p className="lead">{text}</p>
        <Contents {...props} />
      </main>
    </ManualFrame>
  );
}

const Contents = ({ language, chapters }: ManualProps) => (
  <ul className="contents">
    {chapterNames.map((name) => (
      <li key={name}>
        <a href={manualAddress(language, name)}>{chapters[name].title}</a>
        <p>{chapters[name].lead}</p>
      </li>
    ))}
  </ul>
);

export function ChapterPage(props: ManualProps & { chapter: ChapterName }) {
  const { t, chapters, chapter } = props;
  const { title, lead, html, sections } = chapters[chapter];
  return (
    <ManualFrame {...props} title={title} description={lead} current={chapter}>
      <main id="content">
        <p className="crumbs">
          {t(`manual.groups.${groupOf(chapter)}`)}
          <IconChevronRight size={14} stroke={2.2} aria-hidden />
          <span>{title}</span>
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Prose html={html} />
        <Neighbours {...props} />
      </main>
      <aside className="onThisPage">
        <nav aria-labelledby="on-this-page">
          <p id="on-this-page">{t('reading.on_this_page')}</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p>{t('manual.not_found')}</p>
        <a className="support" href={`mailto:${tokens.supportEmail}`}>
          {t('manual.support')}
        </a>
      </aside>
    </ManualFrame>
  );
}

/** The chapters before and after. */
function Neighbours({ t, language, chapters, chapter }: ManualProps & { chapter: ChapterName }) {
  const at = chapterNames.indexOf(chapter);
  const [before, after] = [chapterNames[at - 1], chapterNames[at + 1]];
  return (
    <nav className="neighbours" aria-label={t('manual.neighbours')}>
      {before && (
        <a href={manualAddress(language, before)} rel="prev">
          <IconArrowLeft size={16} stroke={1.9} aria-hidden />
          {chapters[before].title}
        </a>
      )}
      {after && (
        <a href={manualAddress(language, after)} rel="next">
          {chapters[after].title}
          <IconArrowRight size={16} stroke={1.9} aria-hidden />
        </a>
      )}
    </nav>
  );
}
