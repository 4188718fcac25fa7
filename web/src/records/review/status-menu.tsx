// Sets a record's status directly: a menu, then a dialog with the comment, which a rejection requires.
import { Button, Menu, Textarea } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import type { RecordKind } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { useStatusLabel } from '../status-label.ts';
import { useRefresh } from '../use-refresh.ts';
import { longestComment, settableStatuses } from './decision-rules.ts';
import { useReview } from './use-review.ts';

interface StatusMenuProps {
  kind: RecordKind;
  record: ShownRecord;
}

export function StatusMenu({ kind, record }: StatusMenuProps) {
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const [asked, setAsked] = useState<string>();
  const [comment, setComment] = useState('');
  const refresh = useRefresh(kind);
  const label = useStatusLabel(kind.base);
  const review = useReview(kind, record);
  if (!record.allowedActions.includes('setStatus')) return null;
  const close = () => {
    setAsked(undefined);
    setComment('');
  };
  const length = comment.trim().length;
  const invalid = length > longestComment || (asked === 'rejected' && length === 0);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.9} />}>
            {t('common:review.set_status')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {settableStatuses(record, kind.moreStatuses ?? []).map((status) => (
            <Menu.Item key={status} onClick={() => setAsked(status)}>
              {label(status)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={close}
        title={t('common:review.set_status_title', { name: record.name, status: label(asked ?? record.status) })}
        confirmLabel={t('common:review.set_status')}
        loading={review.busy}
        disabled={invalid}
        danger={asked === 'rejected' || asked === 'closed'}
        onConfirm={() => {
          if (asked) void review.setStatus(asked, comment).then((done) => done && close());
        }}
      >
        <Textarea
          label={t(asked === 'rejected' ? 'common:review.comment' : 'common:review.comment_optional')}
          required={asked === 'rejected'}
          autosize
          minRows={3}
          value={comment}
          error={length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </ConfirmDialog>
      <OutdatedDialog opened={review.outdated} onClose={review.closeOutdated} onReload={() => void refresh()} />
    </>
  );
}
