// The frame of the user's settings: one title, the pages as links beside them, on a phone above.
import { IconBell, IconLock, IconShieldLock, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import classes from './settings-frame.module.css';

const pages = {
  profile: { to: paths.profile, icon: IconUser },
  notifications: { to: paths.notificationSettings, icon: IconBell },
  privacy: { to: paths.privacy, icon: IconLock },
  security: { to: paths.security, icon: IconShieldLock },
} as const;

interface SettingsFrameProps {
  current: keyof typeof pages;
  children: ReactNode;
}

export function SettingsFrame({ current, children }: SettingsFrameProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <div className="reading-width">
      <PageHeader title={t('common:crumbs.user_profile')} />
      <div className={classes.columns}>
        <nav className={classes.pages} aria-label={t('profile:pages')}>
          {Object.entries(pages).map(([name, { to, icon: Icon }]) => (
            <AppLink key={name} to={to()} aria-current={name === current ? 'page' : undefined}>
              <Icon size={18} stroke={1.7} aria-hidden />
              {t(`common:crumbs.settings.${name}`)}
            </AppLink>
          ))}
        </nav>
        <div className={classes.sections}>{children}</div>
      </div>
    </div>
  );
}
