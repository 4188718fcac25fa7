// The page of a record in the marketplace, for its own people and for strangers.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ApiCall, Received } from '@wattpact/domain/api/api-call';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import type { RecordKind } from '../record-kind.ts';
import { ReviewBanner } from '../review/review-banner.tsx';
import type { ShownRecord } from '../shown-record.ts';
import { FoundRecord } from './found-record.tsx';
import { MoreActions } from './more-actions.tsx';
import { RecordFrame } from './record-frame.tsx';
import type { PartsOf } from './record-parts.ts';

interface RecordPageProps<Call extends ApiCall> {
  kind: RecordKind;
  /** Answers the record that the address names. */
  call: Call;
  useParts: PartsOf<Received<Call>>;
}

export function RecordPage<Call extends ApiCall>({ kind, call, useParts }: RecordPageProps<Call>) {
  return (
    <FoundRecord kind={kind} call={call}>
      {(found) => <Found kind={kind} found={found} useParts={useParts} />}
    </FoundRecord>
  );
}

interface FoundProps<Record> {
  kind: RecordKind;
  found: Record;
  useParts: PartsOf<Record>;
}

function Found<Record>({ kind, found, useParts }: FoundProps<Record>) {
  const parts = useParts(found, 'marketplace');
  const { record, isForeign, actions, menu = [], notice } = parts;
  return (
    <RecordFrame
      kind={kind}
      parts={{
        ...parts,
        actions: (
          <>
            <EditButton kind={kind} record={record} />
            {actions}
            <MoreActions acts={menu} />
          </>
        ),
        notice: (
          <>
            {!isForeign && <ReviewBanner kind={kind} record={record} />}
            {notice}
          </>
        ),
      }}
    />
  );
}

/** What was rejected is first of all to be corrected. */
function EditButton({ kind, record: { id, status, allowedActions } }: { kind: RecordKind; record: ShownRecord }) {
  const { t } = useTranslation([kind.base, 'common']);
  if (!allowedActions.includes('edit')) return null;
  const act = status === 'rejected' ? 'correct' : 'edit';
  return (
    <Button
      component={AppLink}
      to={kind.edit(id)}
      variant={act === 'correct' ? 'filled' : 'default'}
      leftSection={<IconPencil size={18} stroke={1.9} />}
    >
      {t(`${kind.base}:actions.${act}`, { defaultValue: t(`common:${act}`) })}
    </Button>
  );
}
