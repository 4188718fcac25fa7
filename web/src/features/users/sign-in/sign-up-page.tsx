// Opening an account.
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
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
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import classes from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { LegalLink } from './legal-link.tsx';
import { NewPasswordField } from './password-field.tsx';
import { useSignedIn } from './use-signed-in.ts';

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', acceptTerms: false };

/** The payload: no empty phone, the page's language, the token of an invitation. */
const inputOf = ({ phone, ...rest }: typeof empty, language: string, invitation: string | undefined) => ({
  ...rest,
  ...(phone && { phone }),
  language,
  ...(invitation && { invitation }),
});

export function SignUpPage() {
  const { t } = useTranslation(['common', 'errorMessages', 'profile']);
  const settings = useSettings();
  const { language } = useFormats();
  const enter = useSignedIn();
  const { invitation, email = '' }: { invitation?: string; email?: string } = useSearch({ strict: false });
  const { form, submit, busy, message } = useSentForm({
    initialValues: { ...empty, email },
    validate: (values) => checkWith(signUpInput)(inputOf(values, language, invitation)),
    send: (values) => call(authApi.signUp, { body: inputOf(values, language, invitation) as never, anonymous: true }),
    ending: { onDone: ({ user }) => enter(user) },
  });
  if (!settings.signUpOpen) return <SignUpClosed />;
  return (
    <AccountFrame title={t('account.sign_up')}>
      <form className={classes.fields} onSubmit={submit} noValidate>
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
