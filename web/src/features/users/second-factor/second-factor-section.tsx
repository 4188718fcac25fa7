// The second factor: set up in a dialog, removed with the password and a code.
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import type { Profile } from '../../../platform/session/session.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { FactorForm } from './factor-form.tsx';
import { RenewCodesButton } from './renew-codes-button.tsx';
import { type FactorStep, SecondFactorDialog } from './second-factor-dialog.tsx';
import classes from './settings.module.css';

export function SecondFactorSection({ user }: { user: Profile }) {
  const { t } = useTranslation('profile');
  const [step, setStep] = useState<FactorStep>();
  const state = user.hasSecondFactor ? 'active' : 'inactive';
  return (
    <SectionPaper
      title={t('second_factor.title')}
      aside={
        <StatusBadge
          status={state}
          label={t(`second_factor.${state}`)}
          {...(!user.hasSecondFactor && { tone: 'grey' })}
        />
      }
    >
      {user.hasSecondFactor ? (
        <>
          <p className={classes.help}>{t('second_factor.text')}</p>
          <div className={classes.factorActs}>
            <RenewCodesButton onRenewed={(codes) => setStep({ title: t('second_factor.codes_renewed'), codes })} />
            <RemoveFactor user={user} />
          </div>
        </>
      ) : (
        <div className={classes.factorRow}>
          <p className={classes.help}>{t('second_factor.text')}</p>
          <Button variant="default" onClick={() => setStep('begin')}>
            {t('second_factor.begin')}
          </Button>
        </div>
      )}
      <SecondFactorDialog user={user} step={step} onStep={setStep} />
    </SectionPaper>
  );
}

function RemoveFactor({ user: { secondFactorDemanded, hasPassword } }: { user: Profile }) {
  const { t } = useTranslation(['profile', 'toast']);
  const queryClient = useQueryClient();
  if (secondFactorDemanded) return <p className={classes.help}>{t('profile:second_factor.demanded')}</p>;
  return (
    <>
      <p className={classes.help}>{t('profile:second_factor.remove_help')}</p>
      <FactorForm
        asked={hasPassword ? ['password', 'code'] : ['code']}
        label={t('profile:second_factor.remove')}
        danger
        send={({ password, code }) =>
          call(authApi.removeSecondFactor, { body: { code, ...(hasPassword && { password }) } })
        }
        ending={{ done: t('toast:second_factor_off'), onDone: () => queryClient.invalidateQueries() }}
      />
    </>
  );
}
