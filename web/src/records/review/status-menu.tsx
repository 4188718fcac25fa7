// Sets a record's status directly: a menu, then a dialog with the comment, which a rejection requires.
import { Button, Menu, Textarea } from '@mantine/core';
import { IconChevronDown, IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import type { DialogAct, DialogState } from '../page/menu-act.ts';
import type { RecordKind } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { useStatusLabel } from '../status-label.ts';
import { DecisionConsequences } from './decision-consequences.tsx';
import { longestComment, settableStatuses } from './decision-rules.ts';
import { type Decision, useReview } from './use-review.ts';

interface StatusMenuProps {
  kind: RecordKind;
  record: ShownRecord;
}

const statusesOf = ({ kind, record }: StatusMenuProps): string[] =>
  record.allowedActions.includes('setStatus') ? settableStatuses(record, kind.moreStatuses ?? []) : [];

export function StatusMenu({ kind, record }: StatusMenuProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<string>();
  const label = useStatusLabel(kind.base);
  const statuses = statusesOf({ kind, record });
  if (statuses.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.9} />}>
            {t('review.set_status')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {statuses.map((status) => (
            <Menu.Item key={status} onClick={() => setAsked(status)}>
              {label(status)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <StatusDialog
        kind={kind}
        record={record}
        status={asked ?? record.status}
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

/** The same for the menu of further actions, on screens without room for a menu of its own. */
export function useStatusActs(kind: RecordKind, record: ShownRecord): DialogAct[] {
  const { t } = useTranslation();
  const label = useStatusLabel(kind.base);
  return statusesOf({ kind, record }).map((status) => ({
    label: t('review.set_status_to', { status: label(status) }),
    icon: IconReplace,
    dialog: (state) => <StatusDialog {...state} kind={kind} record={record} status={status} />,
  }));
}

const decisions: Readonly<Record<string, Decision>> = { approved: 'approve', rejected: 'reject' };

function StatusDialog({ kind, record, status, opened, onClose }: StatusMenuProps & DialogState & { status: string }) {
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const [comment, setComment] = useState('');
  const label = useStatusLabel(kind.base);
  const review = useReview(kind, record);
  const close = () => {
    onClose();
    setComment('');
  };
  const length = comment.trim().length;
  const invalid = length > longestComment || (status === 'rejected' && length === 0);
  const decision = decisions[status];
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t('common:review.set_status_title', { name: record.name, status: label(status) })}
        confirmLabel={t('common:review.set_status')}
        loading={review.busy}
        disabled={invalid}
        danger={status === 'rejected' || status === 'closed'}
        onConfirm={() => void review.setStatus(status, { comment, onDone: close })}
      >
        {decision && opened && <DecisionConsequences kind={kind} record={record} decision={decision} />}
        <Textarea
          label={t(status === 'rejected' ? 'common:review.comment' : 'common:review.comment_optional')}
          required={status === 'rejected'}
          autosize
          minRows={3}
          value={comment}
          error={length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </ConfirmDialog>
      <OutdatedDialog {...review.outdated} />
    </>
  );
}
