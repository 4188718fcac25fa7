// A record as administrators see it: how long it has waited, what changed, the decision, and their own actions.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { useDeletionAct } from '../deletion/use-deletion-act.tsx';
import { FoundRecord, type RecordPageProps } from '../found-record.tsx';
import { type FrameProps, RecordFrame } from '../frame/record-frame.tsx';
import { MoreActions } from '../more-actions.tsx';
import { ChangesPaper } from './changes-paper.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { StatusMenu } from './status-menu.tsx';
import { WaitingSince } from './waiting-since.tsx';

export const ReviewPage = <Call extends ApiCall>(props: RecordPageProps<Call>) => (
  <FoundRecord {...props} app="admin" page={ReviewFrame} />
);

function ReviewFrame({ kind, parts }: FrameProps) {
  const { record, badges, actions, menu = [], notice, side } = parts;
  const deletion = useDeletionAct(kind, record, { app: 'admin' });
  return (
    <RecordFrame
      kind={kind}
      parts={{
        ...parts,
        badges: (
          <>
            {badges}
            <WaitingSince record={record} />
          </>
        ),
        actions: (
          <>
            {actions}
            <StatusMenu kind={kind} record={record} />
            <MoreActions acts={[...menu, deletion]} />
          </>
        ),
        notice: (
          <>
            {notice}
            <ChangesPaper kind={kind.kind} record={record} />
          </>
        ),
        side: (
          <>
            <SidePart>
              <DecisionPanel kind={kind} record={record} />
            </SidePart>
            {side}
          </>
        ),
      }}
    />
  );
}
