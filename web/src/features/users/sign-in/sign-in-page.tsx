// Signing in to the marketplace.
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import classes from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useNext } from './use-signed-in.ts';

export function SignInPage() {
  const { t } = useTranslation();
  const settings = useSettings();
  const next = useNext();
  return (
    <AccountFrame title={t('account.sign_in')} text={next && t('account.back_afterwards')}>
      <SignInForm>
        {settings.signUpOpen && (
          <p className={classes.below}>
            {t('account.no_account')} <AppLink to={paths.signUp()}>{t('account.sign_up')}</AppLink>
          </p>
        )}
        {settings.devMailbox && (
          <p className={classes.below}>
            <a href="/dev/mailbox">{t('account.dev_mailbox')}</a>
          </p>
        )}
      </SignInForm>
    </AccountFrame>
  );
}
