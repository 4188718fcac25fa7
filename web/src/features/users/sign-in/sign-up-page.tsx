// Opening an account.
import { Button, Checkbox, Loader, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { signUpInput } from '@wattpact/domain/users/person-input';
import { Trans, useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useLinkParts } from '../../../platform/address/link-parts.ts';
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

/** The company that invites, and what it has written about the person; nothing where the invitation is spent. */
function useInvitation() {
  const token = useLinkParts().get('invitation') ?? undefined;
  const { data, isLoading } = useQuery({
    queryKey: [authApi.readInvitation.path, token],
    queryFn: () => call(authApi.readInvitation, { body: { token: token ?? '' }, anonymous: true }),
    enabled: token !== undefined,
    retry: false,
  });
  return { token, data, isLoading };
}
type Invitation = ReturnType<typeof useInvitation>;

export function SignUpPage() {
  const { t } = useTranslation();
  const settings = useSettings();
  const invitation = useInvitation();
  if (!settings.signUpOpen) return <SignUpClosed />;
  if (invitation.isLoading) {
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

function SignUpForm({ token, data: invited }: Invitation) {
  const { t } = useTranslation(['common', 'errorMessages', 'profile']);
  const { appName } = useSettings();
  const { language } = useFormats();
  const enter = useSignedIn();
  const { firstName = '', lastName = '', email = '' } = invited ?? {};
  const invitation = invited && token;
  const { form, submit, busy, message } = useSentForm({
    initialValues: { ...empty, firstName, lastName, email },
    validate: (values) => checkWith(signUpInput)(inputOf(values, language, invitation)),
    send: (values) => call(authApi.signUp, { body: inputOf(values, language, invitation) as never, anonymous: true }),
    ending: { onDone: ({ user }) => enter(user) },
  });
  return (
    <AccountFrame
      title={t('account.sign_up')}
      text={invited && t('account.invited', { company: invited.company, appName })}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        {token && !invited && <Notice kind="warning" title={t('account.link_invalid')} />}
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
