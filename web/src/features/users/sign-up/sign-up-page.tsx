// Opening an account.
import { Button, Checkbox, Loader, TextInput } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { signUpInput } from '@wattpact/domain/users/person-input';
import { Trans, useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import classes from '../sign-in/account.module.css';
import { AccountFrame } from '../sign-in/account-frame.tsx';
import { LegalLink } from '../sign-in/legal-link.tsx';
import { NewPasswordField } from '../sign-in/password-field.tsx';
import { useSignedIn } from '../sign-in/use-signed-in.ts';
import { filledIn, type Invitation, useInvitation } from './invitation.ts';

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', acceptTerms: false };

/** The payload: no empty phone, the page's language, the token of an invitation. */
const inputOf = ({ phone, ...rest }: typeof empty, language: string, invitation: string | undefined) => ({
  ...rest,
  ...(phone && { phone }),
  language,
  ...(invitation && { invitation }),
});

export function SignUpPage() {
  const { t } = useTranslation();
  const settings = useSettings();
  const invitation = useInvitation();
  if (!settings.signUpOpen) return <SignUpClosed />;
  if (invitation.state === 'loading') {
    return (
      <AccountFrame title={t('account.sign_up')}>
        <div className={classes.fields}>
          <Loader aria-label={t('loading')} />
        </div>
      </AccountFrame>
    );
  }
  return <SignUpForm {...invitation} />;
}

function SignUpForm({ token, invited, state, error, retry, refuse }: Invitation) {
  const { t } = useTranslation(['common', 'errorMessages', 'profile']);
  const { appName } = useSettings();
  const { language } = useFormats();
  const enter = useSignedIn();
  const { form, submit, busy, message } = useSentForm({
    initialValues: invited ? filledIn(empty, invited) : empty,
    validate: (values) => checkWith(signUpInput)(inputOf(values, language, token)),
    send: (values) => call(authApi.signUp, { body: inputOf(values, language, token) as never, anonymous: true }),
    ending: {
      onDone: ({ user }) => enter(user),
      onRefused: ({ errors }) => {
        if (errors.invitation) refuse();
        return false;
      },
    },
  });
  const readAgain = async () => {
    const { data } = await retry();
    if (data) form.setValues((values) => filledIn({ ...empty, ...values }, data));
  };
  return (
    <AccountFrame
      title={t('account.sign_up')}
      text={invited && t('account.invited', { company: invited.company, appName })}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        {state === 'refused' && <Notice kind="warning" title={t('account.link_invalid')} />}
        {state === 'failed' && <FailedPart error={error} title={t('account.invitation_failed')} onRetry={readAgain} />}
        {message && <Notice kind="reject" title={message} live />}
        <div className={classes.pair}>
          <TextInput
            required
            label={t('profile:fields.first_name')}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            required
            label={t('profile:fields.last_name')}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </div>
        <TextInput
          required
          type="email"
          label={t('profile:fields.email')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PhoneField label={t('profile:fields.phone_optional')} {...form.getInputProps('phone')} />
        <NewPasswordField
          label={t('profile:fields.password')}
          person={form.values}
          {...form.getInputProps('password')}
        />
        <Checkbox
          label={
            <Trans
              t={t}
              i18nKey="account.accept_terms"
              components={{
                terms: <LegalLink to={paths.terms()} target="_blank" />,
                privacy: <LegalLink to={paths.privacyNotice()} target="_blank" />,
              }}
            />
          }
          {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
        />
        <Button type="submit" loading={busy}>
          {t('account.sign_up')}
        </Button>
      </form>
      <p className={classes.below}>
        {t('account.have_account')} <AppLink to={paths.signIn()}>{t('account.sign_in')}</AppLink>
      </p>
    </AccountFrame>
  );
}

function SignUpClosed() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <AccountFrame
      title={t('account.sign_up_closed')}
      text={t('account.sign_up_closed_text', { email: settings.contactEmail })}
    >
      <p className={classes.below}>
        <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
      </p>
    </AccountFrame>
  );
}
