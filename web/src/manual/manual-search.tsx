// The search over chapters and headings. The page contains all of them; manual-browser.ts shows those that match.
import { IconSearch } from '@tabler/icons-react';
import { chapterNames, manualAddress } from './chapters.ts';
import type { ManualProps } from './manual-props.ts';

export function ManualSearch({ t, language, chapters }: ManualProps) {
  const places = chapterNames.flatMap((name) => {
    const { title, sections } = chapters[name];
    const address = manualAddress(language, name);
    return [
      { address, title, chapter: undefined, words: '' },
      ...sections.map((section) => ({ ...section, address: `${address}#${section.id}`, chapter: title })),
    ];
  });
  return (
    // Hidden without a script: the list of chapters links to everything.
    <search className="search" hidden>
      <IconSearch size={18} stroke={1.9} aria-hidden />
      <input type="search" placeholder={t('manual.search')} aria-label={t('manual.search')} autoComplete="off" />
      <span className="key" aria-hidden>
        /
      </span>
      <div className="found" hidden>
        <ul>
          {places.map(({ address, title, chapter, words }) => (
            <li key={address} data-words={words || undefined} hidden>
              <a href={address}>
                {title} {chapter && <small>{chapter}</small>}
              </a>
            </li>
          ))}
        </ul>
        <p hidden>{t('manual.nothing_found')}</p>
      </div>
    </search>
  );
}
