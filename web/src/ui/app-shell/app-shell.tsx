// The frame of every signed-in page: sidebar, header, content. From 1024 px on, only the content scrolls.
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../platform/address/page-name.ts';
import { lazy } from '../../platform/lazy.ts';
import { followFocus } from '../../platform/lost-focus.ts';
import type { Shortcut } from '../../platform/shortcuts/shortcut.ts';
import { useShortcutKeys, useShortcuts } from '../../platform/shortcuts/use-shortcuts.ts';
import { PagePending } from '../feedback/page-pending.tsx';
import classes from './app-shell.module.css';
import { titleParts } from './fold-crumbs.ts';
import { Header } from './header.tsx';
import { PrintedNote } from './printed-note.tsx';
import type { AppShellProps } from './shell-props.ts';
import { Sidebar } from './sidebar.tsx';
import { collapsedCookie, readCollapsed } from './sidebar-state.ts';
import { useNarrow } from './use-narrow.ts';

const SidebarSheet = lazy(() => import('./sidebar-sheet.tsx'));

const scrollAreaId = 'page-scroll';

/** A letter after `g` goes to a page of the sidebar. */
function useShellShortcuts(
  { groups, crumbs, homeTo, onSearch, onShortcuts, onGo }: AppShellProps,
  onSidebar: () => void,
): void {
  const { t } = useTranslation();
  const pages = groups.flatMap(({ links }) =>
    links.flatMap(({ label, letter, to }): Shortcut[] =>
      letter && to ? [{ group: 'go', keys: ['g', letter], label, act: () => onGo(to) }] : [],
    ),
  );
  useShortcutKeys();
  useShortcuts([
    { group: 'general', keys: ['Ctrl', 'K'], label: t('shortcuts.search'), act: onSearch },
    { group: 'general', keys: ['Ctrl', 'B'], label: t('shortcuts.sidebar'), act: onSidebar },
    // The toast that offers it takes the keys itself, also where there is no shell.
    { group: 'general', keys: ['Ctrl', 'Z'], label: t('shortcuts.undo') },
    { group: 'general', keys: ['Esc'], label: t('shortcuts.close') },
    { group: 'general', keys: ['?'], label: t('shortcuts.title'), act: onShortcuts },
    { group: 'go', keys: ['g', 'h'], label: crumbs[0]?.label ?? '', act: () => onGo(homeTo) },
    ...pages,
  ]);
}

export function AppShell(props: AppShellProps) {
  const { wide = false, crumbs, children } = props;
  const { t } = useTranslation();
  useTabTitle(
    ...titleParts(
      crumbs.map(({ label }) => label),
      t('crumbs.loading'),
    ),
  );
  const [chosen, setChosen] = useState(() => readCollapsed(document.cookie));
  const narrow = useNarrow();
  const collapsed = chosen ?? (narrow || wide);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
    document.cookie = collapsedCookie(!collapsed);
    setChosen(!collapsed);
  };
  useEffect(followFocus, []);
  useShellShortcuts(props, toggle);
  const waiting = (
    <div className={classes.page}>
      <PagePending />
    </div>
  );
  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined}>
      <a className={classes.skip} href={`#${scrollAreaId}`}>
        {t('shell.skip')}
      </a>
      <aside className={classes.navbar} aria-label={t('shell.sidebar')}>
        <Sidebar {...props} collapsed={collapsed} />
      </aside>
      <header className={classes.header}>
        <Header {...props} collapsed={collapsed} onToggle={toggle} onMenu={() => setSheet('open')} />
      </header>
      <main id={scrollAreaId} className={classes.main} tabIndex={-1}>
        {/* A page that waits for its texts leaves the frame and the scroll position unchanged. */}
        <Suspense fallback={waiting}>
          <div className={classes.page}>{children}</div>
        </Suspense>
        <PrintedNote />
      </main>
      {sheet !== 'never' && (
        <Suspense>
          <SidebarSheet {...props} opened={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </div>
  );
}
