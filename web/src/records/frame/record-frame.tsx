// The frame of a record's page, for every reader: head, key figures, tabs, and side panel.
import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../platform/address/page-name.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { DetailHeader } from '../../ui/record/detail-header.tsx';
import { SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import type { RecordKind } from '../record-kind.ts';
import { useStatusLabel } from '../status-label.ts';
import type { RecordParts } from './record-parts.ts';

export interface FrameProps {
  kind: RecordKind;
  parts: RecordParts;
}

export function RecordFrame({ kind, parts }: FrameProps) {
  const { t } = useTranslation([kind.base, 'common']);
  const statusLabel = useStatusLabel(kind.base);
  const { record, isForeign = false, badges, facts = [], figures = [], tabs, notice, actions, side } = parts;
  const { name, status } = record;
  usePageName(name, isForeign);
  return (
    <div className="reading-width">
      <DetailHeader
        name={name}
        badges={
          <>
            {!isForeign && <StatusBadge status={status} label={statusLabel(status)} />}
            {badges}
          </>
        }
        facts={facts}
        actions={actions}
        figures={figures}
        tabsLabel={t(`${kind.base}:tabs.label`)}
        tabs={tabs}
        notice={notice}
        side={
          <SidePanel>
            {side}
            <History kind={kind} parts={parts} />
          </SidePanel>
        }
      />
    </div>
  );
}

/** Absent for users who may not see it. It may arrive later: the page shows while its texts load. */
function History({ kind, parts: { record, isForeign, failedHistory, auditTo } }: FrameProps): ReactNode {
  const { t } = useTranslation();
  const statusLabel = useStatusLabel(kind.base);
  const { history, allowedActions } = record;
  const pending = failedHistory ? (
    <FailedPart error={failedHistory.error} onRetry={failedHistory.retry} />
  ) : (
    <Skeleton height={80} />
  );
  if (isForeign || (history === undefined && !allowedActions.includes('viewHistory'))) return null;
  return (
    <SidePart title={t('history.title')}>
      <Suspense fallback={pending}>
        {history ? (
          <HistoryPanel kind={kind.kind} entries={history} statusLabel={statusLabel} auditTo={auditTo} />
        ) : (
          pending
        )}
      </Suspense>
    </SidePart>
  );
}
