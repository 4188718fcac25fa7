// A record as administrators see it: how long it has waited, what changed, the decision, and their own actions.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { recordKinds } from '@wattpact/domain/records/kinds';
import type { ReactNode } from 'react';
import { adminPaths } from '../../platform/address/paths.ts';
import { useWide } from '../../ui/data-table/data-table.tsx';
import { LeaveDialog } from '../../ui/feedback/leave-dialog.tsx';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { useBeside } from '../../ui/record/use-beside.ts';
import { CaseBar, CasePart } from '../cases/case-strip.tsx';
import { InternalNotes } from '../cases/internal-notes.tsx';
import { useDeletionAct } from '../deletion/use-deletion-act.tsx';
import { FoundRecord, type RecordPageProps } from '../found-record.tsx';
import { type FrameProps, RecordFrame } from '../frame/record-frame.tsx';
import type { RecordParts } from '../frame/record-parts.ts';
import { MoreActions } from '../more-actions.tsx';
import { ChangesPaper } from './changes-paper.tsx';
import { DecisionBar } from './decision-buttons.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionSheet } from './decision-sheet.tsx';
import classes from './review.module.css';
import { StatusMenu, useStatusActs } from './status-menu.tsx';
import { type Deciding, useDecision } from './use-decision.ts';
import { WaitingSince } from './waiting-since.tsx';

export const ReviewPage = <Call extends ApiCall>(props: RecordPageProps<Call>) => (
  <FoundRecord {...props} app="admin" page={OneReview} />
);

/** What is entered for one record is nothing for the next one. */
const OneReview = (props: FrameProps) => <ReviewFrame key={props.parts.record.id} {...props} />;

function ReviewFrame({ kind, parts }: FrameProps) {
  const { record, badges, notice, side } = parts;
  const deciding = useDecision(kind, record);
  const { actions, further, sheet, isBeside } = useDecisionPlace({ kind, parts, deciding });
  const of = { kind: recordKinds[kind.kind].path, id: record.id };
  return (
    <RecordFrame
      kind={kind}
      parts={{
        ...parts,
        auditTo: adminPaths.audit({ resourceId: record.id }),
        badges: (
          <>
            {badges}
            <WaitingSince record={record} />
          </>
        ),
        actions,
        notice: (
          <>
            <CaseBar of={of} page={kind.adminPage} />
            {further && <div className={classes.further}>{further}</div>}
            {notice}
            <ChangesPaper kind={kind.kind} record={record} />
            {sheet}
            <LeaveDialog unsaved={deciding.comment.trim() !== ''} />
          </>
        ),
        side: (
          <>
            <CasePart of={of} page={kind.adminPage} />
            {isBeside && (
              <SidePart>
                <DecisionForm kind={kind} record={record} deciding={deciding} />
              </SidePart>
            )}
            <InternalNotes of={of} />
            {side}
          </>
        ),
      }}
    />
  );
}

interface Place {
  actions: ReactNode;
  /** The kind's own actions, where the bar has room for the decision alone. */
  further?: ReactNode;
  sheet: ReactNode;
  isBeside: boolean;
}

/** Beside the record where a side panel has room, else behind the two buttons of its head. */
function useDecisionPlace({ kind, parts, deciding }: FrameProps & { deciding: Deciding }): Place {
  const { record, actions, menu = [] }: RecordParts = parts;
  const isBeside = useBeside();
  const isPhone = !useWide('(min-width: 48em)');
  const deletion = useDeletionAct(kind, record, { app: 'admin' });
  const statusActs = useStatusActs(kind, record);
  const { rules, asked, sheet } = deciding;
  return {
    isBeside,
    further: isPhone && actions,
    actions: isBeside ? (
      <>
        {actions}
        <StatusMenu kind={kind} record={record} />
        <MoreActions acts={[...menu, deletion]} />
      </>
    ) : (
      <>
        <DecisionBar rules={rules} onOpen={sheet.open} />
        {!isPhone && actions}
        <MoreActions acts={[...menu, ...statusActs, deletion]} />
      </>
    ),
    sheet: !isBeside && (
      <DecisionSheet
        of={{ kind: recordKinds[kind.kind].path, id: record.id }}
        title={record.name}
        opened={sheet.opened}
        isAsking={asked !== undefined}
        onClose={sheet.close}
      >
        <DecisionForm kind={kind} record={record} deciding={deciding} />
      </DecisionSheet>
    ),
  };
}
