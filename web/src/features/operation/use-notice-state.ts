// Whether everybody reads a notice of maintenance already, in words.
import type { MaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';

export function useNoticeState(): (notice: MaintenanceNotice) => { isRunning: boolean; text: string } {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return ({ startsAt, endsAt }) => {
    const isRunning = new Date(startsAt) <= new Date();
    const text = isRunning
      ? t('configuration.running', { time: formats.dateTime(endsAt) })
      : t('configuration.announced', { time: formats.dateTime(startsAt) });
    return { isRunning, text };
  };
}
