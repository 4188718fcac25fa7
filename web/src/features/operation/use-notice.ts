// Saves the notice of maintenance, and takes it away. The form has times of this browser's clock, the server instants.
import { type MaintenanceNotice, newMaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import { adminOperationApi } from '@wattpact/domain/operation/operation-api';
import type { Language } from '@wattpact/domain/terms/enumerations';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAct } from '../../records/use-act.ts';
import { useRefresh } from '../../records/use-refresh.ts';
import { useSentForm } from '../../ui/feedback/use-sent-form.ts';
import { typedTime } from '../../ui/fields/typed-time.ts';

interface Values extends Pick<MaintenanceNotice, Language> {
  startsOn: string | null;
  startsTime: string;
  endsOn: string | null;
  endsTime: string;
  [name: string]: string | null;
}

/** What is no time yet is left for the check to name. */
function instantOf(day: string | null, time: string): string {
  const clock = typedTime(time);
  return day && clock ? dayjs(`${day}T${clock}`).toISOString() : '';
}

const sentValues = ({ startsOn, startsTime, endsOn, endsTime, pt, en, es }: Values): MaintenanceNotice => ({
  startsAt: instantOf(startsOn, startsTime),
  endsAt: instantOf(endsOn, endsTime),
  ...{ pt, en, es },
});

const dayOf = (instant: string): string => dayjs(instant).format('YYYY-MM-DD');
const timeOf = (instant: string): string => dayjs(instant).format('HH:mm');

function valuesOf(notice: MaintenanceNotice | undefined): Values {
  if (!notice) return { startsOn: null, startsTime: '', endsOn: null, endsTime: '', pt: '', en: '', es: '' };
  const { startsAt, endsAt, pt, en, es } = notice;
  const start = { startsOn: dayOf(startsAt), startsTime: timeOf(startsAt) };
  return { ...start, endsOn: dayOf(endsAt), endsTime: timeOf(endsAt), pt, en, es };
}

const check = checkWith(newMaintenanceNotice);

export function useNoticeForm(notice: MaintenanceNotice | undefined) {
  const { t } = useTranslation('dashboard');
  const refresh = useRefresh('maintenance_notice');
  return useSentForm<Values>({
    initialValues: valuesOf(notice),
    validate: (values) => check(sentValues(values)),
    send: async (values) => {
      await call(adminOperationApi.setNotice, { body: sentValues(values) });
      toasts.success(t('configuration.saved'));
      await refresh();
    },
  });
}

export function useNoticeEnd() {
  const { t } = useTranslation('dashboard');
  const { isPending, run } = useAct('maintenance_notice');
  const end = () =>
    run(() => call(adminOperationApi.endNotice, {}), {
      done: t('configuration.ended'),
      failed: t('configuration.failed'),
    });
  return { end, isPending };
}
