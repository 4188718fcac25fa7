// E-mail and password, then the code of the second factor if the account has one; or an external directory's account.
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useLinkParts } from '../../../platform/address/link-parts.ts';
import { paths } from '../../../platform/address/paths.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { urlOf } from '../../../platform/api/request.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './account.module.css';
import { SignInNews } from './sign-in-news.tsx';
import { useNext, useSignedIn } from './use-signed-in.ts';

type App = 'marketplace' | 'admin';

interface SignInFormProps {
  app?: App;
  /** Other ways, offered until the password was right. */
  children?: ReactNode;
}

export function SignInForm({ app = 'marketplace', children }: SignInFormProps) {
  // After the provider the account's own second factor is asked for.
  const begun = useLinkParts().get('challenge') ?? undefined;
  const [challenge, setChallenge] = useState(begun);
  if (challenge) return <CodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />;
  return (
    <>
      <PasswordForm app={app} onChallenge={setChallenge} />
      {children}
    </>
  );
}

function PasswordForm({ app, onChallenge }: { app: App; onChallenge: (challenge: string) => void }) {
  const { t } = useTranslation(['common', 'errorMessages', 'profile']);
  const enter = useSignedIn();
  const { form, submit, busy, message } = useSentForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (email.trim() ? null : t('errorMessages:error_email')),
      password: (password) => (password ? null : t('errorMessages:error_required.password')),
    },
    send: (body) => call(authApi.login, { body, anonymous: true }),
    ending: {
      onDone: ({ user }) => enter(user),
      onRefused: (_, error) => {
        if (!(error instanceof ApiError) || !error.problem.challenge) return false;
        onChallenge(error.problem.challenge);
        return true;
      },
    },
  });
  return (
    <>
      <form className={classes.fields} onSubmit={submit} noValidate>
        {message ? <Notice kind="reject" title={message} live /> : <SignInNews />}
        <TextInput
          label={t('profile:fields.email')}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps('email')}
        />
        <div>
          <div className={classes.labelRow}>
            <label htmlFor="password" className="mantine-InputWrapper-label">
              {t('profile:fields.password')}
            </label>
            <AppLink to={paths.forgotPassword()}>{t('account.forgotten')}</AppLink>
          </div>
          <PasswordInput
            id="password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('account.show_password') }}
            {...form.getInputProps('password')}
          />
        </div>
        <Button type="submit" loading={busy}>
          {t('account.sign_in')}
        </Button>
      </form>
      <Providers app={app} />
    </>
  );
}

function CodeForm({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const { t } = useTranslation(['common', 'errorMessages', 'profile']);
  const enter = useSignedIn();
  const { form, submit, busy, message } = useSentForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : t('errorMessages:error_required.code')) },
    send: ({ code }) => call(authApi.secondFactor, { body: { challenge, code }, anonymous: true }),
    ending: { onDone: ({ user }) => enter(user) },
  });
  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      {message && <Notice kind="reject" title={message} live />}
      <TextInput
        label={t('account.code')}
        description={t('account.code_help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...form.getInputProps('code')}
      />
      <Button type="submit" loading={busy}>
        {t('account.sign_in')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('account.other_account')}
      </Button>
    </form>
  );
}

function Providers({ app }: { app: App }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const next = useNext();
  const { data: providers = [] } = useQuery(apiQuery(authApi.providers, { anonymous: true }));
  if (providers.length === 0) return null;
  return (
    <>
      <p className={classes.or}>{t('account.or')}</p>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          component="a"
          variant="default"
          className={classes.wide ?? ''}
          leftSection={<IconBuilding size={18} stroke={1.9} />}
          href={urlOf(authApi.startProvider.path, { provider: id }, { language, app, returnTo: next })}
        >
          {t('account.sign_in_with', { name })}
        </Button>
      ))}
    </>
  );
}
