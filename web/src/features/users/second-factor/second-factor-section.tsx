// The second factor: set up in a dialog, removed with the password and a code.
import { Button, Modal } from '@mantine/core';
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
      <div className={classes.factorRow}>
        <p className={classes.help}>{t('second_factor.text')}</p>
        {user.hasSecondFactor ? (
          <div className={classes.row}>
            <RenewCodesButton onRenewed={(codes) => setStep({ title: t('second_factor.codes_renewed'), codes })} />
            {!user.secondFactorDemanded && <RemoveFactor hasPassword={user.hasPassword} />}
          </div>
        ) : (
          <Button variant="default" onClick={() => setStep('begin')}>
            {t('second_factor.begin')}
          </Button>
        )}
      </div>
      {user.hasSecondFactor && user.secondFactorDemanded && (
        <p className={classes.help}>{t('second_factor.demanded')}</p>
      )}
      <SecondFactorDialog user={user} step={step} onStep={setStep} />
    </SectionPaper>
  );
}

/** Asked for in a dialog: a form that is always open would read as something to do. */
function RemoveFactor({ hasPassword }: Pick<Profile, 'hasPassword'>) {
  const { t } = useTranslation(['profile', 'toast', 'common']);
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" color="red" data-danger onClick={() => setAsking(true)}>
        {t('profile:second_factor.remove')}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('profile:second_factor.remove')}
        centered
        size={600}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <p className={classes.help}>
          {t(hasPassword ? 'profile:second_factor.remove_help' : 'profile:second_factor.remove_help_code')}
        </p>
        <FactorForm
          asked={hasPassword ? ['password', 'code'] : ['code']}
          label={t('profile:second_factor.remove')}
          danger
          filled
          send={({ password, code }) =>
            call(authApi.removeSecondFactor, { body: { code, ...(hasPassword && { password }) } })
          }
          ending={{ done: t('toast:second_factor_off'), onDone: () => queryClient.invalidateQueries() }}
        />
      </Modal>
    </>
  );
}
