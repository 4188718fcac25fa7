// The frame of every signed-in page: sidebar, header, content. From 1024 px on the page stands still and its inside scrolls.
import { AppShell as Frame } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './app-shell.module.css';
import { type Crumb, Header } from './header.tsx';
import { type NavGroup, type NavLinkItem, Sidebar, type SidebarUser } from './sidebar.tsx';
import { collapsedCookie, readCollapsed } from './sidebar-state.ts';

export interface AppShellProps {
  appName: string;
  /** Beside the name: `Administração`. */
  appTag?: string;
  homeTo: string;
  groups: readonly NavGroup[];
  footerLinks?: readonly NavLinkItem[];
  user: SidebarUser;
  onSignOut: () => void;
  crumbs: readonly Crumb[];
  /** Opens the command palette. */
  onSearch: () => void;
  notifications?: ReactNode;
  userMenu: ReactNode;
  /** The page brings its own padding and scrolls inside (negotiations, wizards). */
  bare?: boolean;
  children: ReactNode;
}

export const scrollAreaId = 'page-scroll';

export function AppShell(props: AppShellProps) {
  const { bare = false, children } = props;
  const { t } = useTranslation();
  const [collapsed, setCollapsed] = useState(() => readCollapsed(document.cookie));
  const [sheetOpen, sheet] = useDisclosure(false);
  const toggle = () => {
    document.cookie = collapsedCookie(!collapsed);
    setCollapsed(!collapsed);
  };
  useHotkeys([
    ['mod+B', toggle],
    ['mod+K', props.onSearch],
  ], []);
  return (
    <Frame
      header={{ height: 56 }}
      navbar={{
        width: { base: '18rem', md: collapsed ? '5.5rem' : '16.5rem' },
        breakpoint: 'md',
        collapsed: { mobile: true },
      }}
      layout="alt"
      padding={0}
      transitionDuration={150}
    >
      <a className={classes.skip} href={`#${scrollAreaId}`}>
        {t('shell.skip')}
      </a>
      <Frame.Navbar className={classes.navbar ?? ''} component="div">
        <Sidebar {...props} collapsed={collapsed} onToggle={toggle} />
      </Frame.Navbar>
      <Frame.Header className={classes.header ?? ''}>
        <Header {...props} onMenu={sheet.open} />
      </Frame.Header>
      <Sidebar.Sheet {...props} opened={sheetOpen} onClose={sheet.close} />
      <Frame.Main className={classes.main ?? ''}>
        <div id={scrollAreaId} className={classes.scroll} tabIndex={-1}>
          {bare ? children : <div className={classes.page}>{children}</div>}
        </div>
      </Frame.Main>
    </Frame>
  );
}
