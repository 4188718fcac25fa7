// Signing in to the admin app.
import { useTranslation } from 'react-i18next';
import { AccountFrame } from './account-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function AdminSignInPage() {
  const { t } = useTranslation();
  return (
    <AccountFrame title={t('account.sign_in')} text={t('account.administration')} admin>
      <SignInForm app="admin" />
    </AccountFrame>
  );
}
