// The page of a record in the marketplace, for its own users and for strangers.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { FoundRecord, type RecordPageProps } from '../found-record.tsx';
import { type FrameProps, RecordFrame } from '../frame/record-frame.tsx';
import { MoreActions } from '../more-actions.tsx';
import type { RecordKind } from '../record-kind.ts';
import { ReviewBanner } from '../review/review-banner.tsx';
import type { ShownRecord } from '../shown-record.ts';

export const RecordPage = <Call extends ApiCall>(props: RecordPageProps<Call>) => (
  <FoundRecord {...props} app="marketplace" page={MarketplaceFrame} />
);

function MarketplaceFrame({ kind, parts }: FrameProps) {
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

/** The main action on a rejected record is to correct it. */
function EditButton({ kind, record: { id, status, allowedActions } }: { kind: RecordKind; record: ShownRecord }) {
  const { t } = useTranslation([kind.base, 'common']);
  if (!allowedActions.includes('edit')) return null;
  const act = status === 'rejected' ? 'correct' : kind.amendedIn?.includes(status) ? 'amend' : 'edit';
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
