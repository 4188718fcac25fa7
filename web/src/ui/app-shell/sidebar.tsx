// The sidebar: brand, groups of links, help, and the signed-in user. When narrow it shows icons; on a phone it is a sheet.
import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { CountBadge } from '../text/status-badge.tsx';
import { UserAvatar } from '../text/user-avatar.tsx';
import classes from './app-shell.module.css';
import { BrandMark } from './brand-mark.tsx';
import type { AppShellProps, NavLinkItem } from './shell-props.ts';

type SidebarProps = AppShellProps & { collapsed: boolean };

export function Sidebar({ collapsed, ...props }: SidebarProps) {
  const { appName, appTag, homeTo, groups, footerLinks = [], onSignOut } = props;
  const { t } = useTranslation();
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <div className={classes.brand}>
        <AppLink to={homeTo} className={classes.brandLink} aria-label={appName}>
          <BrandMark />
          {!collapsed && <span className={classes.brandName}>{appName}</span>}
        </AppLink>
        {!collapsed && appTag && <span className={classes.tag}>{appTag}</span>}
      </div>
      <nav className={classes.groups} aria-label={t('shell.navigation')}>
        {groups.map(({ label, links }) => (
          <div key={label} className={classes.group}>
            {collapsed ? <hr /> : <h2>{label}</h2>}
            <ul aria-label={label}>
              {links.map((link) => (
                <SidebarLink key={link.label} {...link} collapsed={collapsed} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {footerLinks.length > 0 && (
        <ul className={classes.footerLinks}>
          {footerLinks.map((link) => (
            <SidebarLink key={link.label} {...link} collapsed={collapsed} />
          ))}
        </ul>
      )}
      <UserBlock {...props} collapsed={collapsed} onSignOut={onSignOut} />
    </div>
  );
}

function SidebarLink({
  label,
  icon: Icon,
  to,
  onClick,
  active,
  count,
  external,
  collapsed,
}: NavLinkItem & { collapsed: boolean }) {
  const { t } = useTranslation();
  const content: ReactNode = (
    <>
      <Icon size={18} stroke={1.9} aria-hidden />
      <span className={collapsed ? 'visually-hidden' : classes.linkText}>{label}</span>
      {count !== undefined && count > 0 && <CountBadge count={count} tone="blue" />}
      {external && !collapsed && (
        <IconExternalLink size={14} stroke={1.9} aria-label={t('shell.new_tab')} className={classes.external} />
      )}
    </>
  );
  const item = external ? (
    <a href={to} className={classes.link} target="_blank" rel="noopener">
      {content}
    </a>
  ) : to ? (
    <AppLink to={to} className={classes.link} aria-current={active ? 'page' : undefined}>
      {content}
    </AppLink>
  ) : (
    <button type="button" className={classes.link} onClick={onClick}>
      {content}
    </button>
  );
  return <li title={collapsed ? label : undefined}>{item}</li>;
}

function UserBlock({ user, onSignOut, collapsed }: AppShellProps & { collapsed: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes.user}>
      <UserAvatar name={user.name} color={user.avatarColor} src={user.avatarSrc} />
      {!collapsed && (
        <span className={classes.userText}>
          <strong>{user.name}</strong>
          <small>{user.email}</small>
        </span>
      )}
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('shell.sign_out')} onClick={onSignOut}>
        <IconLogout size={18} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
