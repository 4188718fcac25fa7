// Saves the notice of maintenance, and takes it away. The form has times of this browser's clock, the server instants.
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type MaintenanceNotice, newMaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import { adminOperationApi, type WrittenNotice } from '@wattpact/domain/operation/operation-api';
import type { Language } from '@wattpact/domain/terms/enumerations';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { jumpToFirstError } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { isOutdated } from '../../records/overtaken.ts';
import { useAct } from '../../records/use-act.ts';
import { typedTime } from '../../ui/fields/typed-time.ts';
import { noticeQuery } from './operation-calls.ts';

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

function valuesOf(notice: MaintenanceNotice | null): Values {
  if (!notice) return { startsOn: null, startsTime: '', endsOn: null, endsTime: '', pt: '', en: '', es: '' };
  const { startsAt, endsAt, pt, en, es } = notice;
  const start = { startsOn: dayOf(startsAt), startsTime: timeOf(startsAt) };
  return { ...start, endsOn: dayOf(endsAt), endsTime: timeOf(endsAt), pt, en, es };
}

const check = checkWith(newMaintenanceNotice);

/** Both acts are based on the version that was read. */
export function useNotice({ notice, version }: WrittenNotice) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const saving = useAct('maintenance_notice', { overtaken: isOutdated });
  const ending = useAct('maintenance_notice', { overtaken: isOutdated });
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: valuesOf(notice),
    validate: (values) => check(sentValues(values)),
  });
  const submit = form.onSubmit(
    (values) =>
      void saving.run(() => call(adminOperationApi.setNotice, { body: sentValues(values), version }), {
        done: t('configuration.saved'),
        onDone: (saved) => queryClient.setQueryData(noticeQuery.queryKey, saved),
        onRefused: ({ errors }) => {
          form.setErrors(errors);
          jumpToFirstError(errors);
        },
      }),
    (errors) => jumpToFirstError(errors as Record<string, string>),
  );
  const end = () =>
    ending.run(() => call(adminOperationApi.endNotice, { version }), {
      done: t('configuration.ended'),
      failed: t('configuration.failed'),
    });
  const outdated = ending.outdated.opened ? ending.outdated : saving.outdated;
  return { form, submit, busy: saving.isPending, end, isEnding: ending.isPending, outdated };
}
