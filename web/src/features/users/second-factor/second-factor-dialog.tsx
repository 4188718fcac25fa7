// Sets up the second factor step by step: the password, the authenticator app with its first code, the recovery codes.
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import type { Profile } from '../../../platform/session/session.ts';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { useNext } from '../sign-in/use-signed-in.ts';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Enrolment, SecondFactorEnrolment } from './second-factor-enrolment.tsx';

interface Codes {
  title: string;
  codes: readonly string[];
}

/** Undefined: closed. */
export type FactorStep = 'begin' | Enrolment | Codes | undefined;

interface SecondFactorDialogProps {
  user: Profile;
  step: FactorStep;
  onStep: (step: FactorStep) => void;
}

const isCodes = (step: FactorStep): step is Codes => typeof step === 'object' && 'codes' in step;

export function SecondFactorDialog({ user, step, onStep }: SecondFactorDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const router = useRouter();
  const next = useNext();
  useFocusBack(step !== undefined);
  const close = () => onStep(undefined);
  const isLastChance = isCodes(step);
  return (
    <Modal
      opened={step !== undefined}
      onClose={close}
      title={isCodes(step) ? step.title : t('profile:second_factor.begin')}
      centered
      size={600}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      // The codes are not shown again: only their own button closes them.
      {...(isLastChance && { closeOnEscape: false, closeOnClickOutside: false, withCloseButton: false })}
    >
      {isCodes(step) ? (
        <RecoveryCodes codes={step.codes}>
          <Button onClick={() => (next ? router.history.push(next) : close())}>
            {t('profile:second_factor.go_on')}
          </Button>
        </RecoveryCodes>
      ) : (
        <Setup user={user} step={step} onStep={onStep} />
      )}
    </Modal>
  );
}

function Setup({ user: { hasPassword }, step, onStep }: SecondFactorDialogProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const confirmed = (codes: readonly string[]) => {
    onStep({ title: t('second_factor.on'), codes });
    // Refetch everything: until now the server refused all requests of a user who must have a second factor.
    void queryClient.invalidateQueries();
  };
  if (typeof step === 'object' && 'secret' in step)
    return <SecondFactorEnrolment enrolment={step} onConfirmed={confirmed} onCancel={() => onStep(undefined)} />;
  return (
    <FactorForm
      asked={hasPassword ? ['password'] : []}
      label={t('second_factor.continue')}
      filled
      send={({ password }) => call(authApi.enrolSecondFactor, { body: hasPassword ? { password } : {} })}
      ending={{ onDone: onStep }}
    />
  );
}
