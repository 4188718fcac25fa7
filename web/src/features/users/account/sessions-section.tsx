// Where the user is signed in; every other session can be ended.
import { Button, Skeleton } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sessionApi } from '@wattpact/domain/users/session-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useAct } from '../../../records/use-act.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { PlainRow, PlainRows } from '../../../ui/record/plain-rows.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { SessionTimes } from '../person/person-rows.tsx';
import classes from '../second-factor/settings.module.css';

const sessionsQuery = apiQuery(sessionApi.sessions);

export function SessionsSection() {
  const { t } = useTranslation(['profile', 'toast']);
  const { data: sessions, isLoadingError, error, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<string>();
  const { isPending, run } = useAct('session');
  const others = sessions?.filter(({ current }) => !current) ?? [];
  // The one in use first, then by when they were last seen.
  const shown = sessions?.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
  const endOthers = () => {
    setEnding(undefined);
    return run(
      async () => {
        for (const { id } of others) await call(sessionApi.endSession, { params: { id } });
      },
      { done: t('toast:sessions_ended') },
    );
  };
  const end = (id: string) => {
    setEnding(id);
    return run(() => call(sessionApi.endSession, { params: { id } }), { done: t('toast:session_ended') });
  };
  return (
    <SectionPaper
      title={t('profile:security.sessions')}
      aside={
        others.length > 1 && (
          <Button
            size="xs"
            variant="default"
            loading={isPending && ending === undefined}
            onClick={() => void endOthers()}
          >
            {t('profile:security.end_others')}
          </Button>
        )
      }
    >
      <p className={classes.help}>{t('profile:security.sessions_text')}</p>
      {isLoadingError && <FailedPart error={error} onRetry={refetch} />}
      {!sessions && !isLoadingError && <Skeleton height={120} />}
      <PlainRows>
        {(shown ?? []).map(({ id, device, network, createdAt, lastSeenAt, current }) => (
          <PlainRow
            key={id}
            icon={IconDevices}
            aside={
              current ? (
                <StatusBadge status="active" label={t('profile:security.this_session')} />
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  loading={isPending && ending === id}
                  aria-label={t('profile:security.end_of', { device })}
                  onClick={() => void end(id)}
                >
                  {t('profile:security.end')}
                </Button>
              )
            }
          >
            {device || t('profile:security.unknown_device')}
            {network && <small>{t('profile:security.network', { network })}</small>}
            <SessionTimes createdAt={createdAt} lastSeenAt={lastSeenAt} current={current} />
          </PlainRow>
        ))}
      </PlainRows>
    </SectionPaper>
  );
}
