// The frame of the account pages: the form at the left, the product on a quiet band at the right. Administrators, to whom
// nothing is to be offered, have the form alone.
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../../platform/address/page-name.ts';
import { paths } from '../../../platform/address/paths.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { lazy } from '../../../platform/lazy.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import classes from './account.module.css';
import { AccountTop } from './account-top.tsx';
import { LegalLink } from './legal-link.tsx';

const PageBanners = lazy(() => import('../../operation/page-banners.tsx').catch(() => ({ default: () => null })));

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
    <div className={admin ? classes.plainFrame : classes.frame}>
      <div className={classes.side}>
        <AccountTop home={admin ? settings.marketplaceUrl || '/' : '/'} />
        <main className={classes.form}>
          <Suspense>
            <PageBanners />
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
          <LegalLink to={paths.accessibility()} admin={admin}>
            {t('legal.accessibility')}
          </LegalLink>
          <a href={`${otherApp}/${language}/sign-in`} className={classes.other}>
            {t(admin ? 'legal.marketplace' : 'legal.administration')} ›
          </a>
        </footer>
      </div>
      {!admin && (
        <aside className={classes.band} aria-label={settings.appName}>
          <p>{t('account.claim')}</p>
          <ProductPicture language={language} />
        </aside>
      )}
    </div>
  );
}

/** A screenshot of the product; without one the band stays empty. */
function ProductPicture({ language }: { language: string }) {
  const [missing, setMissing] = useState(false);
  // Nobody can change the colours on these pages.
  const dark = document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark';
  if (missing) return null;
  const picture = `/pictures/product-${language}${dark ? '-dark' : ''}.webp`;
  return <img src={picture} alt="" width={1440} height={900} onError={() => setMissing(true)} />;
}
