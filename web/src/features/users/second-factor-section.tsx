// The second factor: begun with the password, confirmed with a first code, removed with the password.
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { authApi } from 'domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import type { Profile } from '../../platform/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionPaper } from '../../ui/section-paper.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Enrolment, SecondFactorEnrolment } from './second-factor-enrolment.tsx';
import classes from './settings.module.css';
import { useAccountForm } from './use-account-form.ts';

export function SecondFactorSection({ user }: { user: Profile }) {
  const { t } = useTranslation(['profile', 'toast']);
  const queryClient = useQueryClient();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => queryClient.invalidateQueries();
  const isOn = user.hasSecondFactor;
  const state = isOn ? 'active' : 'inactive';
  const remove = async (body: { password?: string }) => {
    await call(authApi.removeSecondFactor, { body });
    toasts.success(t('toast:second_factor_off'));
    setCodes(undefined);
    await refresh();
  };
  const begin = async (body: { password?: string }) => setEnrolment(await call(authApi.enrolSecondFactor, { body }));
  const confirmed = (recoveryCodes: readonly string[]) => {
    setEnrolment(undefined);
    setCodes(recoveryCodes);
    void refresh();
  };
  return (
    <SectionPaper
      title={t('profile:second_factor.title')}
      aside={<StatusBadge status={state} label={t(`profile:second_factor.${state}`)} />}
    >
      <p className={classes.help}>{t('profile:second_factor.text')}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment ? (
        <SecondFactorEnrolment enrolment={enrolment} onConfirmed={confirmed} onCancel={() => setEnrolment(undefined)} />
      ) : (
        <PasswordForm
          key={state}
          hasPassword={user.hasPassword}
          label={t(isOn ? 'profile:second_factor.remove' : 'profile:second_factor.begin')}
          danger={isOn}
          onSend={isOn ? remove : begin}
        />
      )}
    </SectionPaper>
  );
}

interface PasswordFormProps {
  hasPassword: boolean;
  label: string;
  danger: boolean;
  onSend: (body: { password?: string }) => Promise<void>;
}

/** Who has no password confirms by a fresh sign-in at the provider; the server asks for it. */
function PasswordForm({ hasPassword, label, danger, onSend }: PasswordFormProps) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const { form, submit, busy, message } = useAccountForm({
    initialValues: { password: '' },
    validate: { password: (text) => (text || !hasPassword ? null : t('errorMessages:error_required.password')) },
    send: ({ password }) => onSend(hasPassword ? { password } : {}),
  });
  return (
    <form onSubmit={submit} noValidate className={classes.fields}>
      {message && (
        <div className="wide">
          <Notice kind="reject" title={message} live />
        </div>
      )}
      {hasPassword && (
        <PasswordInput
          required
          label={t('fields.current_password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('common:account.show_password') }}
          {...form.getInputProps('password')}
        />
      )}
      <div className="wide">
        <Button
          type="submit"
          loading={busy}
          {...(danger ? { variant: 'outline', color: 'red', 'data-danger': true } : { variant: 'default' })}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}
