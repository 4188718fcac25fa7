// Downloads deadlines as a calendar file: all of them, or one.
import { useMutation } from '@tanstack/react-query';
import type { Deadline } from '@wattpact/domain/deadlines/deadline';
import { deadlineApi } from '@wattpact/domain/deadlines/deadline-api';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { urlOf } from '../../platform/api/request.ts';
import { saveDownload } from '../../platform/api/save-download.ts';
import { toasts } from '../../platform/toasts.ts';

export type OneDeadline = Pick<Deadline, 'kind' | 'id'>;

const fallbackName = 'calendar.ics';

function useCalendarFile() {
  const { t } = useTranslation(['dashboard', 'errorMessages']);
  return useMutation({
    mutationFn: (url: string) => saveDownload(url, fallbackName),
    onError: (error) => toasts.error(t('dashboard:deadlines.failed'), refusalOf(error).message),
  });
}

export function useDeadlineFile() {
  const { mutate, isPending } = useCalendarFile();
  return {
    isPending,
    save: ({ kind, id }: OneDeadline) => mutate(urlOf(deadlineApi.oneCalendar.path, { kind, id }, {})),
  };
}

/** @param legalEntityId of one company alone */
export function useAllDeadlinesFile(legalEntityId: string | undefined) {
  const { mutate, isPending } = useCalendarFile();
  return {
    isPending,
    save: () => mutate(urlOf(deadlineApi.calendar.path, {}, { ...(legalEntityId !== undefined && { legalEntityId }) })),
  };
}
