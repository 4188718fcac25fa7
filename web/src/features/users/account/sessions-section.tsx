// Where the user is signed in; every other session can be ended.
import { Button, Skeleton } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import classes from '../second-factor/settings.module.css';

const sessionsQuery = apiQuery(authApi.sessions);

export function SessionsSection() {
  const { t } = useTranslation(['profile', 'toast', 'errorMessages']);
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { data: sessions } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<string>();
  const end = async (id: string) => {
    setEnding(id);
    try {
      await call(authApi.endSession, { params: { id } });
      toasts.success(t('toast:session_ended'));
    } catch (error) {
      toasts.error(t('errorMessages:error_save'), refusalOf(error).message);
    } finally {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      setEnding(undefined);
    }
  };
  return (
    <SectionPaper title={t('profile:security.sessions')}>
      <p className={classes.help}>{t('profile:security.sessions_text')}</p>
      {!sessions && <Skeleton height={120} />}
      <ul className={classes.sessions}>
        {sessions?.map(({ id, device, createdAt, lastSeenAt, current }) => (
          <li key={id} className={classes.session}>
            <IconDevices size={20} stroke={1.7} aria-hidden />
            <div>
              {device || t('profile:security.unknown_device')}
              <small>
                {t('profile:security.session_times', {
                  since: formats.dateTime(createdAt),
                  seen: formats.dateTime(lastSeenAt),
                })}
              </small>
            </div>
            {current ? (
              <StatusBadge status="active" label={t('profile:security.this_session')} />
            ) : (
              <Button
                size="xs"
                variant="default"
                loading={ending === id}
                aria-label={t('profile:security.end_of', { device })}
                onClick={() => void end(id)}
              >
                {t('profile:security.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionPaper>
  );
}
