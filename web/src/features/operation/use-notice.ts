// Saves the notice of maintenance, and takes it away. The form has times of this browser's clock, the server instants.
import { useQueryClient } from '@tanstack/react-query';
import { type MaintenanceNotice, newMaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import { adminOperationApi, operationApi } from '@wattpact/domain/operation/operation-api';
import type { Language } from '@wattpact/domain/terms/enumerations';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { toasts } from '../../platform/toasts.ts';
import { useSentForm } from '../../ui/feedback/use-sent-form.ts';

interface Values extends Pick<MaintenanceNotice, Language> {
  startsOn: string | null;
  startsTime: string;
  endsOn: string | null;
  endsTime: string;
  [name: string]: string | null;
}

/** What is no time yet is left for the check to name. */
function instantOf(day: string | null, time: string): string {
  const at = dayjs(`${day ?? ''}T${time}`);
  return day && time && at.isValid() ? at.toISOString() : '';
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

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [adminOperationApi.notice, operationApi.notice].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
}

export function useNoticeForm(notice: MaintenanceNotice | undefined) {
  const { t } = useTranslation('dashboard');
  const refresh = useRefresh();
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
  const refresh = useRefresh();
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await call(adminOperationApi.endNotice, {});
      toasts.success(t('configuration.ended'));
    } catch (error) {
      toasts.error(t('configuration.failed'), refusalOf(error).message);
    } finally {
      setEnding(false);
      await refresh();
    }
  };
  return { end, ending };
}
