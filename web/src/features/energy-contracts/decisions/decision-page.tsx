// One bulk decision: who asked for it, how far it is, and what became of each contract. It goes on without this page.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DecisionRecord } from '@wattpact/domain/contract-decisions/contract-decision';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../../platform/address/page-name.ts';
import { isMissing } from '../../../platform/api/request.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useRefresh } from '../../../records/use-refresh.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { EntityNotFound, GenericError } from '../../../ui/feedback/generic-pages.tsx';
import { KeyFigures } from '../../../ui/record/key-figures.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { DecisionItems } from './decision-items.tsx';
import { decisionQuery, isRunning } from './decision-queries.ts';
import { DecisionState } from './decision-state.tsx';
import classes from './decisions.module.css';

export function ContractDecisionPage() {
  const { t } = useTranslation('energyContracts');
  const { id } = useParams({ strict: false }) as { id: string };
  const { data, error, isLoadingError, refetch } = useQuery({ ...decisionQuery(id), retry: false });
  const title = data && t(`decisions.title.${data.decision}`, { count: data.of });
  usePageName(title);
  // A poll that fails takes nothing away.
  if (isMissing(error)) return <EntityNotFound />;
  if (isLoadingError) return <GenericError error={error} onRetry={() => void refetch()} />;
  if (!data || title === undefined) return <Skeleton height={320} />;
  return <OneDecision of={data} title={title} />;
}

/** The contracts change while the job decides, so lists and counts are stale when it ends. */
function useRefreshAtEnd(running: boolean): void {
  const wasRunning = useRef(running);
  const refresh = useRefresh('energy_contract');
  useEffect(() => {
    if (wasRunning.current && !running) void refresh();
    wasRunning.current = running;
  });
}

function OneDecision({ of: decision, title }: { of: DecisionRecord; title: string }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const { createdBy, createdAt, comment, done, of, refused, items } = decision;
  useRefreshAtEnd(isRunning(decision));
  const figures = { contracts: of, decided: done - refused, refused };
  return (
    <>
      <PageHeader
        title={title}
        note={t('energyContracts:decisions.by', { name: createdBy, date: formats.dateTime(createdAt) })}
      />
      <div className={classes.block}>
        <DecisionState of={decision} />
        <SectionPaper>
          <KeyFigures
            label={t('energyContracts:decisions.figures')}
            figures={Object.entries(figures).map(([name, value]) => ({
              label: t(`energyContracts:decisions.figure.${name}` as never),
              value: formats.number(value),
            }))}
          />
        </SectionPaper>
        {comment !== null && (
          <SectionPaper title={t('common:review.comment')}>
            <p className={classes.comment}>{comment}</p>
          </SectionPaper>
        )}
      </div>
      <DecisionItems items={items} />
    </>
  );
}
