// The manual's own frame: search and back link above, the chapters at the left, the page at the right.
import { IconChevronRight, IconExternalLink, IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReadingPage } from '../ui/reading/reading-page.tsx';
import { type ChapterGroup, type ChapterName, chapterGroups, manualAddress, manualInAny } from './chapters.ts';
import type { ManualProps } from './manual-props.ts';
import { ManualSearch } from './manual-search.tsx';

interface ManualFrameProps extends ManualProps {
  title: string;
  description: string;
  current?: ChapterName;
  /** Of no use to search engines. */
  unlisted?: boolean;
  children: ReactNode;
}

export function ManualFrame(props: ManualFrameProps) {
  const { t, language, assets, title, description, current, unlisted, children } = props;
  return (
    <ReadingPage
      t={t}
      language={language}
      assets={assets}
      title={title}
      description={description}
      homeTo={manualAddress(language)}
      tag={t('manual.title')}
      inLanguage={(one) => manualAddress(one, current)}
      inAny={unlisted ? undefined : manualInAny(current)}
      search={<ManualSearch {...props} />}
      wayBack={
        <a className="button" href={`/${language}`} target="_blank" rel="noopener">
          <span className="name">{t('manual.open')}</span>
          <IconExternalLink size={16} stroke={1.9} aria-label={t('manual.new_tab')} />
        </a>
      }
    >
      <div className="columns">
        <details className="chapterMenu">
          <summary>
            <IconMenu2 size={18} stroke={1.9} aria-hidden />
            {t('manual.chapters')}
            <IconChevronRight size={16} stroke={1.9} aria-hidden />
          </summary>
          <Chapters {...props} />
        </details>
        <nav className="chapters" aria-label={t('manual.chapters')}>
          <Chapters {...props} />
        </nav>
        {children}
      </div>
    </ReadingPage>
  );
}

const groups = Object.entries(chapterGroups) as [ChapterGroup, readonly ChapterName[]][];

function Chapters({ t, language, chapters, current }: ManualFrameProps) {
  return groups.map(([group, names]) => (
    <div key={group}>
      <p>{t(`manual.groups.${group}`)}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={manualAddress(language, name)} aria-current={name === current ? 'page' : undefined}>
              {chapters[name].title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

export const groupOf = (chapter: ChapterName): ChapterGroup | undefined =>
  groups.find(([, names]) => names.includes(chapter))?.[0];
