// The header: breadcrumb, search, notifications, and the user. On a phone the logo links home, and the page of a record links
// back to its list.
import { ActionIcon, Kbd } from '@mantine/core';
import {
  IconArrowLeft,
  IconChevronRight,
  IconDots,
  IconHelp,
  IconLayoutSidebar,
  IconMenu2,
  IconSearch,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { lazy } from '../../platform/lazy.ts';
import { type ButtonProps, FirstUseArea, OnFirstUse } from '../feedback/on-first-use.tsx';
import brand from './app-shell.module.css';
import { BrandMark } from './brand-mark.tsx';
import { foldCrumbs, wayBack } from './fold-crumbs.ts';
import classes from './header.module.css';
import type { AppShellProps, Crumb } from './shell-props.ts';

const loadCrumbMenu = () => import('./crumb-menu.tsx');
const CrumbMenu = lazy(loadCrumbMenu);

interface HeaderProps extends AppShellProps {
  collapsed: boolean;
  onToggle: () => void;
  onMenu: () => void;
}

export function Header(props: HeaderProps) {
  const {
    appName,
    homeTo,
    crumbs,
    onSearch,
    acting,
    notifications,
    userMenu,
    collapsed,
    onToggle,
    onMenu,
    findLoads,
    helpTo,
  } = props;
  const { t } = useTranslation();
  const back = wayBack(crumbs);
  return (
    <FirstUseArea className={classes.headerRow} data-below={back ? true : undefined} loads={findLoads}>
      {back?.to ? (
        <AppLink to={back.to} className={`${classes.back} ${classes.phoneOnly}`}>
          <IconArrowLeft size={20} stroke={1.7} aria-hidden />
          <span>{back.label}</span>
        </AppLink>
      ) : (
        <>
          <ActionIcon
            className={classes.phoneOnly ?? ''}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('shell.menu')}
            onClick={onMenu}
          >
            <IconMenu2 size={20} stroke={1.7} />
          </ActionIcon>
          <AppLink to={homeTo} className={`${brand.brandLink} ${classes.phoneOnly}`} aria-label={appName}>
            <BrandMark />
            <span className={brand.brandName}>{appName}</span>
          </AppLink>
        </>
      )}
      <ActionIcon
        className={classes.toggle ?? ''}
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t(collapsed ? 'shell.expand' : 'shell.collapse')}
        aria-expanded={!collapsed}
        onClick={onToggle}
      >
        <IconLayoutSidebar size={18} stroke={1.7} />
      </ActionIcon>
      <Breadcrumbs crumbs={crumbs} />
      <button
        type="button"
        className={classes.search}
        onClick={onSearch}
        aria-label={t('shell.search')}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={18} stroke={1.7} aria-hidden />
        {/* Shortened where there is no room, like a field's: the button has the same words as its name. */}
        <span data-placeholder className={classes.searchText}>
          {t('shell.search')}
        </span>
        <Kbd size="xs">Ctrl K</Kbd>
      </button>
      <span className={classes.acting}>{acting}</span>
      <HelpButton to={helpTo} />
      {notifications}
      {userMenu}
    </FirstUseArea>
  );
}

/** Opens the manual beside the page, where it may be needed half-way through a form. */
function HelpButton({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      className={classes.help ?? ''}
      component="a"
      href={to}
      target="_blank"
      rel="noopener"
      variant="subtle"
      color="gray"
      aria-label={t('shell.help')}
    >
      <IconHelp size={20} stroke={1.7} />
    </ActionIcon>
  );
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  const { first, folded, last } = foldCrumbs(crumbs);
  const separator = <IconChevronRight size={14} stroke={1.9} aria-hidden className={classes.crumbSeparator} />;
  return (
    <nav className={classes.crumbs} aria-label={t('shell.breadcrumbs')}>
      <ol>
        {first.map((crumb) => (
          <li key={crumb.label}>
            <CrumbText {...crumb} />
            {separator}
          </li>
        ))}
        {folded.length > 0 && (
          <li>
            <OnFirstUse load={loadCrumbMenu} button={(open) => <FoldedButton onClick={open} />}>
              <CrumbMenu crumbs={folded} />
            </OnFirstUse>
            {separator}
          </li>
        )}
        {last && (
          <li aria-current="page" className={classes.lastCrumb}>
            {last.label}
          </li>
        )}
      </ol>
    </nav>
  );
}

const CrumbText = ({ label, to }: Crumb) => (to ? <AppLink to={to}>{label}</AppLink> : <span>{label}</span>);

export function FoldedButton(props: ButtonProps) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="light"
      color="gray"
      size={24}
      aria-label={t('shell.more_crumbs')}
      aria-haspopup="menu"
      {...props}
    >
      <IconDots size={14} stroke={2.2} />
    </ActionIcon>
  );
}
