// A record as administrators see it: since when it waits, what changed, the decision, and the acts that only they have.
import type { ApiCall, Received } from '@wattpact/domain/api/api-call';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { useDeletionAct } from '../deletion/use-deletion-act.tsx';
import { FoundRecord } from '../page/found-record.tsx';
import { MoreActions } from '../page/more-actions.tsx';
import { RecordFrame } from '../page/record-frame.tsx';
import type { PartsOf } from '../page/record-parts.ts';
import type { RecordKind } from '../record-kind.ts';
import { ChangesPaper } from './changes-paper.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { StatusMenu } from './status-menu.tsx';
import { WaitingSince } from './waiting-since.tsx';

interface ReviewPageProps<Call extends ApiCall> {
  kind: RecordKind;
  /** Answers the record that the address names. */
  call: Call;
  useParts: PartsOf<Received<Call>>;
}

export function ReviewPage<Call extends ApiCall>({ kind, call, useParts }: ReviewPageProps<Call>) {
  return (
    <FoundRecord kind={kind} call={call}>
      {(found) => <Reviewed kind={kind} found={found} useParts={useParts} />}
    </FoundRecord>
  );
}

interface ReviewedProps<Record> {
  kind: RecordKind;
  found: Record;
  useParts: PartsOf<Record>;
}

function Reviewed<Record>({ kind, found, useParts }: ReviewedProps<Record>) {
  const parts = useParts(found, 'admin');
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
            <ChangesPaper record={record} />
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
