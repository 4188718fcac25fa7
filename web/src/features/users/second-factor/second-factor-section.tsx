// The second factor: started with the password, confirmed with a first code, removed with the password and a code.
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import type { Profile } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toasts.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { useNext } from '../sign-in/use-signed-in.ts';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewCodesButton } from './renew-codes-button.tsx';
import { type Enrolment, SecondFactorEnrolment } from './second-factor-enrolment.tsx';
import classes from './settings.module.css';

export function SecondFactorSection({ user }: { user: Profile }) {
  const { t } = useTranslation(['profile', 'toast']);
  const queryClient = useQueryClient();
  const router = useRouter();
  const next = useNext();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<{ title: string; codes: readonly string[] }>();
  const state = user.hasSecondFactor ? 'active' : 'inactive';
  const confirmed = (recoveryCodes: readonly string[]) => {
    setEnrolment(undefined);
    setCodes({ title: t('profile:second_factor.on'), codes: recoveryCodes });
    // Refetch everything: until now the server refused all requests of a user who must have a second factor.
    void queryClient.invalidateQueries();
  };
  const removed = async () => {
    toasts.success(t('toast:second_factor_off'));
    setCodes(undefined);
    await queryClient.invalidateQueries();
  };
  return (
    <SectionPaper
      title={t('profile:second_factor.title')}
      aside={<StatusBadge status={state} label={t(`profile:second_factor.${state}`)} />}
    >
      <p className={classes.help}>{t('profile:second_factor.text')}</p>
      {codes && (
        <RecoveryCodes {...codes}>
          {next && <Button onClick={() => router.history.push(next)}>{t('profile:second_factor.go_on')}</Button>}
        </RecoveryCodes>
      )}
      {user.hasSecondFactor ? (
        <div className={classes.factorActs}>
          {!codes && (
            <RenewCodesButton
              onRenewed={(renewed) => setCodes({ title: t('profile:second_factor.codes_renewed'), codes: renewed })}
            />
          )}
          <RemoveFactor user={user} onRemoved={removed} />
        </div>
      ) : enrolment ? (
        <SecondFactorEnrolment enrolment={enrolment} onConfirmed={confirmed} onCancel={() => setEnrolment(undefined)} />
      ) : (
        <FactorForm
          asked={user.hasPassword ? ['password'] : []}
          label={t('profile:second_factor.begin')}
          onSend={async ({ password }) =>
            setEnrolment(await call(authApi.enrolSecondFactor, { body: user.hasPassword ? { password } : {} }))
          }
        />
      )}
    </SectionPaper>
  );
}

function RemoveFactor({ user: { secondFactorDemanded, hasPassword }, onRemoved }: RemoveFactorProps) {
  const { t } = useTranslation('profile');
  if (secondFactorDemanded) return <p className={classes.help}>{t('second_factor.demanded')}</p>;
  return (
    <>
      <p className={classes.help}>{t('second_factor.remove_help')}</p>
      <FactorForm
        asked={hasPassword ? ['password', 'code'] : ['code']}
        label={t('second_factor.remove')}
        danger
        onSend={async ({ password, code }) => {
          await call(authApi.removeSecondFactor, { body: { code, ...(hasPassword && { password }) } });
          await onRemoved();
        }}
      />
    </>
  );
}

interface RemoveFactorProps {
  user: Profile;
  onRemoved: () => Promise<void>;
}
