// The search of the manual: manual-browser.ts fetches what it looks through, and fills in the results.
import { IconSearch } from '@tabler/icons-react';
import type { ManualProps } from './manual-props.ts';

export const ManualSearch = ({ t, language }: ManualProps) => (
  // Hidden without a script: the list of chapters links to everything.
  <search className="search" data-places={`/manual/${language}/search.json`} hidden>
    <IconSearch size={18} stroke={1.9} aria-hidden />
    <input type="search" placeholder={t('manual.search')} aria-label={t('manual.search')} autoComplete="off" />
    <span className="key" aria-hidden>
      /
    </span>
    <div className="found" hidden>
      <ul />
      <p className="nothing" hidden>
        {t('manual.nothing_found')}
      </p>
      <p className="failed" hidden>
        {t('manual.search_failed')}
      </p>
    </div>
  </search>
);
