// Who has taken the case, beside its decision: the reader takes it or gives it back, and goes on to the next one.
import { Button, Paper, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CaseState } from '@wattpact/domain/cases/case';
import { caseApi } from '@wattpact/domain/cases/case-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { ApiError, call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { useBeside } from '../../ui/record/use-beside.ts';
import { useAct } from '../use-act.ts';
import { type CaseRef, caseQuery } from './case-calls.ts';
import classes from './cases.module.css';

interface CaseProps {
  of: CaseRef;
  /** The page of another record of the kind. */
  page: (id: string) => string;
}

/** In the side panel, where that has room beside the record. */
export const CasePart = (props: CaseProps) =>
  useBeside() && (
    <SidePart>
      <CaseStrip of={props.of} />
      <NextCase {...props} />
    </SidePart>
  );

/** Elsewhere above the record, where it stays in view. */
export const CaseBar = (props: CaseProps) =>
  !useBeside() && (
    <>
      <Paper className={classes.bar ?? ''}>
        <CaseStrip of={props.of} />
      </Paper>
      <NextCase {...props} />
    </>
  );

export function CaseStrip({ of }: Pick<CaseProps, 'of'>) {
  const { t } = useTranslation();
  const { data, isLoadingError, error, refetch } = useQuery(caseQuery(of));
  if (data) return <Holding of={of} state={data} />;
  return isLoadingError ? (
    <FailedPart error={error} title={t('case.unknown')} onRetry={refetch} />
  ) : (
    <Skeleton height={36} />
  );
}

function NextCase({ of, page }: CaseProps) {
  const { t } = useTranslation();
  const { data: { next } = {}, isPending } = useQuery(caseQuery(of));
  // The same height in every state, so that nothing below it moves.
  if (isPending) return <Skeleton className={classes.next ?? ''} />;
  if (!next) return <p className={classes.next}>{t('case.last')}</p>;
  return (
    <AppLink to={page(next.id)} className={classes.next}>
      <span>{t('case.next')}</span>
      <strong title={next.name}>{next.name}</strong>
      <IconArrowRight size={18} stroke={1.9} aria-hidden />
    </AppLink>
  );
}

function Holding({ of, state: { holder, until, isMine } }: { of: CaseRef; state: CaseState }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { isPending, act } = useCaseAct(of);
  const time = until === null ? '' : formats.time(until);
  const isForeign = holder !== null && !isMine;
  const said = isMine
    ? t('case.mine', { time })
    : holder
      ? t('case.held', { name: holder.name, time })
      : t('case.free');
  return (
    <div className={classes.strip} data-foreign={isForeign || undefined}>
      <span role="status">{said}</span>
      {!isForeign && (
        <Button size="xs" variant="default" loading={isPending} onClick={() => void act(isMine ? 'release' : 'take')}>
          {t(isMine ? 'case.release' : 'case.take')}
        </Button>
      )}
    </div>
  );
}

function useCaseAct(params: CaseRef) {
  const { t } = useTranslation();
  const { isPending, run } = useAct('case');
  const holderOf = (error: unknown) => (error instanceof ApiError ? error.problem.holder : undefined);
  const act = (name: 'take' | 'release') =>
    run(() => call(caseApi[name], { params }), {
      failed: (error) => {
        const holder = holderOf(error);
        return holder ? t('case.taken_by', { name: holder }) : t('case.failed');
      },
      // The title says it all.
      reason: (error) => (holderOf(error) ? undefined : reasonOf(error)),
    });
  return { isPending, act };
}
