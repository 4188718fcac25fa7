// Confirms an address with the link from the mail, by a button, because mail programs open links to scan them. Without a
// session it asks for the account's password, since somebody else may have opened the account.
import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useLinkParts } from '../../../platform/address/link-parts.ts';
import { paths } from '../../../platform/address/paths.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { type Profile, profileQuery } from '../../../platform/session/session.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { ConfirmAddressForm } from './confirm-address-form.tsx';
import { RefuseAccount } from './refuse-account.tsx';
import { UnprovenAddressNotice } from './unproven-address-notice.tsx';
import { useSignOut } from './use-sign-out.ts';

type Outcome = 'confirmed' | 'refused' | 'invalid';

export function VerifyEmailPage() {
  const { t } = useTranslation('profile');
  const token = useLinkParts().get('token') ?? '';
  const { data: user, isPending } = useQuery(profileQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isForeign, setForeign] = useState(false);
  if (outcome) return <Done outcome={outcome} isForeign={isForeign} />;
  if (isPending) {
    return (
      <AccountFrame title={t('verify.title')}>
        <div className={classes.fields}>
          <Loader aria-label={t('common:loading')} />
        </div>
      </AccountFrame>
    );
  }
  // Only the server knows whether the link belongs to this account, so the page says nothing before the answer.
  const signedIn = isForeign ? undefined : user;
  const isWaiting = signedIn?.emailVerified === false;
  const text = signedIn
    ? t(isWaiting ? 'verify.own_text' : 'verify.link_text', { email: signedIn.email })
    : t('verify.elsewhere_text');
  const form = {
    token,
    onConfirmed: () => setOutcome('confirmed'),
    onInvalid: () => setOutcome('invalid'),
    onForeign: () => setForeign(true),
  };
  return (
    <AccountFrame title={t('verify.title')} text={text}>
      {user && isForeign && (
        <div className={classes.fields}>
          <Notice kind="information" title={t('verify.other_title')}>
            {t('verify.other_text', { name: user.displayName, email: user.email })}
          </Notice>
        </div>
      )}
      <ConfirmAddressForm {...form} needsPassword={!signedIn} />
      {!isWaiting && <RefuseAccount token={token} onRefused={() => setOutcome('refused')} onInvalid={form.onInvalid} />}
    </AccountFrame>
  );
}

/** What the confirmed account can do now, and which account the user continues with if it is not the signed-in one. */
function confirmedText(t: TFunction<'profile'>, user: Profile | undefined, isForeign: boolean): string {
  if (!user) return t('verify.confirmed_sign_in_text');
  if (isForeign) return t('verify.confirmed_other_text', { email: user.email });
  return user.isAdmin ? '' : t('verify.confirmed_text');
}

function Done({ outcome, isForeign }: { outcome: Outcome; isForeign: boolean }) {
  const { t } = useTranslation(['profile', 'common']);
  const { data: user } = useQuery(profileQuery);
  const { signUpOpen } = useSettings();
  const leave = useSignOut();
  const signUp = outcome === 'refused' && signUpOpen;
  const asksAgain = outcome === 'invalid' && user && !user.emailVerified;
  return (
    <AccountFrame title={t('verify.title')}>
      <div className={classes.fields}>
        <Notice kind={outcome === 'invalid' ? 'reject' : 'success'} title={t(`verify.${outcome}`)} live>
          {outcome === 'confirmed' && confirmedText(t, user, isForeign)}
          {outcome !== 'confirmed' && !asksAgain && t(`verify.${outcome}_text`)}
        </Notice>
        {asksAgain && <UnprovenAddressNotice user={user} />}
        {signUp && (
          <Button component={AppLink} to={paths.signUp()}>
            {t('common:account.sign_up')}
          </Button>
        )}
        {user && isForeign && outcome === 'confirmed' && (
          <Button onClick={() => void leave()}>{t('verify.change_account')}</Button>
        )}
        {!signUp && (
          <Button
            variant={user && isForeign && outcome === 'confirmed' ? 'default' : 'filled'}
            component={AppLink}
            to={user ? paths.home() : paths.signIn()}
          >
            {t(user ? 'common:account.go_on' : 'common:account.sign_in')}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
