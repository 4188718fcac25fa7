// The frame of the account pages: the form at the left, the product on a quiet band at the right.
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../../platform/address/page-name.ts';
import { paths } from '../../../platform/address/paths.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { languageNames } from '../../../platform/words/language.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { BrandMark } from '../../../ui/app-shell/brand-mark.tsx';
import classes from './account.module.css';
import { LegalLink } from './legal-link.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';

const MaintenanceBanner = lazy(() =>
  import('../../operation/maintenance-banner.tsx').catch(() => ({ default: () => null })),
);

interface AccountFrameProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  admin?: boolean;
}

export function AccountFrame({ title, text, children, admin = false }: AccountFrameProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  useTabTitle(title);
  const { language } = useFormats();
  const otherApp = admin ? settings.marketplaceUrl : settings.adminUrl;
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <header className={classes.top}>
          <a href={admin ? settings.marketplaceUrl || '/' : '/'} className={classes.brand}>
            <BrandMark /> {settings.appName}
          </a>
          <LanguageMenu />
        </header>
        <main className={classes.form}>
          <Suspense>
            <MaintenanceBanner />
          </Suspense>
          <h1>{title}</h1>
          {text && <p className={classes.lead}>{text}</p>}
          {children}
        </main>
        <footer className={classes.legal}>
          <LegalLink to={paths.privacyNotice()} admin={admin}>
            {t('legal.privacy')}
          </LegalLink>
          <LegalLink to={paths.terms()} admin={admin}>
            {t('legal.terms')}
          </LegalLink>
          <LegalLink to={paths.cookies()} admin={admin}>
            {t('legal.cookies')}
          </LegalLink>
          <a href={`${otherApp}/${language}/sign-in`} className={classes.other}>
            {t(admin ? 'legal.marketplace' : 'legal.administration')} ›
          </a>
        </footer>
      </div>
      <aside className={classes.band} aria-label={settings.appName}>
        <p>{t('account.claim')}</p>
        <ProductPicture language={language} />
      </aside>
    </div>
  );
}

/** A screenshot of the product; without one the band stays empty. */
function ProductPicture({ language }: { language: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return <img src={`/product-${language}.webp`} alt="" width={1440} height={900} onError={() => setMissing(true)} />;
}

function LanguageMenu() {
  const { t } = useTranslation();
  const settings = useSettings();
  const { language } = useFormats();
  const change = useLanguageSwitch({ signedIn: false });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconWorld size={18} stroke={1.7} />}
          rightSection={<IconChevronDown size={16} stroke={1.9} />}
          aria-label={t('shell.language')}
        >
          {languageNames[language]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {settings.languages.map((one) => (
          <Menu.Item key={one} lang={one} onClick={() => change(one)}>
            {languageNames[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
