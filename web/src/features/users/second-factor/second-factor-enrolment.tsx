// The secret for the authenticator app, as a QR code and as text, and the first code, which proves that the app has it.
import { Button, Group, TextInput } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { groupsOfFour } from '../../../platform/words/formats.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { QrCode } from '../../../ui/text/qr-code.tsx';
import classes from './settings.module.css';

export interface Enrolment {
  secret: string;
  /** For authenticator apps: `otpauth://totp/…` */
  uri: string;
}

interface SecondFactorEnrolmentProps {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export function SecondFactorEnrolment({ enrolment, onConfirmed, onCancel }: SecondFactorEnrolmentProps) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const { form, submit, busy, message } = useSentForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : t('errorMessages:error_required.code')) },
    send: (body) => call(authApi.confirmSecondFactor, { body }),
    ending: { onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes) },
  });
  return (
    <form onSubmit={submit} noValidate className={classes.enrolment}>
      <QrCode text={enrolment.uri} label={t('second_factor.qr')} />
      <div className={classes.enrolmentText}>
        {message && <Notice kind="reject" title={message} live />}
        <p className={classes.help}>{t('second_factor.scan')}</p>
        <div className={classes.secret}>
          <code>{groupsOfFour(enrolment.secret)}</code>
          <CopyButton value={enrolment.secret} label={t('second_factor.secret')} />
        </div>
        <TextInput
          required
          label={t('second_factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
        <Group gap={8}>
          <Button type="submit" loading={busy}>
            {t('second_factor.confirm')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </Group>
      </div>
    </form>
  );
}
