// Sets a record's status directly: the choice, then a dialog with the comment, which a rejection needs.
import { Button, Menu, Textarea } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import { longestComment, settableStatuses } from './decision-rules.ts';
import type { ReviewApi, ReviewedRecord } from './review-calls.ts';
import { useReview } from './use-review.ts';

interface StatusMenuProps {
  api: ReviewApi;
  record: ReviewedRecord;
  /** Fetches the record anew. */
  onChanged: () => unknown;
  /** Those beside the three of the review: `closed` for projects. */
  more?: readonly string[];
  /** The status in the gender of the record. */
  statusLabel?: (status: string) => string;
}

export function StatusMenu({ api, record, onChanged, more = [], statusLabel }: StatusMenuProps) {
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const [asked, setAsked] = useState<string>();
  const [comment, setComment] = useState('');
  const review = useReview(api, record, onChanged);
  if (!record.allowedActions.includes('setStatus')) return null;
  const label = (status: string) => statusLabel?.(status) ?? t(`common:status.${status}`);
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
          {settableStatuses(record, more).map((status) => (
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
      <OutdatedDialog opened={review.outdated} onClose={review.closeOutdated} onReload={() => void onChanged()} />
    </>
  );
}
