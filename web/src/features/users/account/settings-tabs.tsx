// The pages of the user's settings, as links.
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import classes from '../second-factor/settings.module.css';

const pages = {
  profile: paths.profile,
  notifications: paths.notificationSettings,
  privacy: paths.privacy,
  security: paths.security,
} as const;

export function SettingsTabs({ current }: { current: keyof typeof pages }) {
  const { t } = useTranslation('profile');
  return (
    <nav className={classes.tabs} aria-label={t('pages')}>
      {Object.entries(pages).map(([name, to]) => (
        <AppLink key={name} to={to()} aria-current={name === current ? 'page' : undefined}>
          {t(`tabs.${name}`)}
        </AppLink>
      ))}
    </nav>
  );
}
