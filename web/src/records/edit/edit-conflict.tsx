// The dialog for an edit conflict: shows the other user's changes, field by field, and keeps the input. If the record may
// still be edited, a three-way merge puts the input on the newer version; otherwise the input can be read and copied.
import { Button, Group, Loader, Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/request.ts';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useFieldWords } from '../fields/use-field-words.ts';
import type { RecordKind } from '../record-kind.ts';
import { ChangeList } from './change-list.tsx';
import classes from './edit-conflict.module.css';
import type { Versioned } from './record-editing.ts';
import { changeLines, type EditLine, type ValueChange } from './value-changes.ts';

export interface Conflict<Found extends Versioned> {
  /** The version that the input is based on. */
  base: Found;
  latest: () => Promise<Found>;
  /** The next submission replaces this version. */
  onKeep: (latest: Found) => void;
  /** Shows the present state instead of the input. */
  onShow: (latest: Found) => void;
}

interface EditConflictProps<Found extends Versioned> extends Conflict<Found> {
  kind: RecordKind['kind'];
  /** The other user's changes. */
  changesTo: (latest: Found) => ValueChange[];
  /** The user's own changes to the base. */
  typed: readonly ValueChange[];
  labelOf: (path: string) => string;
  onClose: () => void;
}

export default function EditConflict<Found extends Versioned>(props: EditConflictProps<Found>) {
  const { changesTo, typed, labelOf, onClose } = props;
  const { t } = useTranslation(['common', 'legalEntity', 'energyContracts']);
  useFocusBack();
  const words = useFieldWords(props.kind);
  const present = usePresent(props);
  const { now, mayKeep, isGone } = present;
  const changes = now && changeLines(changesTo(now), labelOf, words);
  const mine = changeLines(typed, labelOf, words);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('common:outdated.title')}
      centered
      size={656}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={12}>
        <p className={classes.text}>{t('common:outdated.edit_text')}</p>
        {present.isFetching && <Loader size="sm" aria-label={t('common:loading')} />}
        {present.isUnknown && <Unknown onRetry={present.retry} />}
        {changes && changes.length > 0 && (
          <ChangeList
            lines={changes}
            label={t('common:outdated.changes')}
            noteOf={(line) => mayKeep && <Mine value={mineOf(mine, line)} t={t} />}
          />
        )}
        {changes?.length === 0 && <p className={classes.text}>{t('common:outdated.no_changes')}</p>}
        {now && (
          <p className={classes.text}>{t(mayKeep ? 'common:outdated.keep_text' : 'common:outdated.locked_text')}</p>
        )}
        {isGone && <p className={classes.text}>{t('common:outdated.gone_text')}</p>}
        {(isGone || (now && !mayKeep)) && <Typed lines={mine} />}
      </Stack>
      <Answers {...props} now={now} mayKeep={mayKeep} />
    </Modal>
  );
}

/** What is stored now, if it can be fetched. */
function usePresent<Found extends Versioned>({ base, latest }: Conflict<Found>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['edit-conflict', base.id, base.version],
    queryFn: latest,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return {
    now: isGone ? undefined : data,
    mayKeep: data?.allowedActions.includes('edit') ?? false,
    isGone,
    isFetching,
    isUnknown: Boolean(error) && !isGone && !isFetching,
    retry: () => void refetch(),
  };
}

interface AnswersProps<Found extends Versioned> extends EditConflictProps<Found> {
  now: Found | undefined;
  mayKeep: boolean;
}

function Answers<Found extends Versioned>({ now, mayKeep, onKeep, onShow, onClose }: AnswersProps<Found>) {
  const { t } = useTranslation();
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Group justify="flex-end" gap={8} mt={24} className={classes.buttons ?? ''}>
      <Button variant="default" onClick={onClose} data-autofocus>
        {t('outdated.stay')}
      </Button>
      {now && (
        <Button variant="default" onClick={close(() => onShow(now))}>
          {t(mayKeep ? 'outdated.reload' : 'outdated.open')}
        </Button>
      )}
      {now && mayKeep && <Button onClick={close(() => onKeep(now))}>{t('outdated.keep')}</Button>}
    </Group>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="reject"
      live
      title={t('outdated.unknown')}
      action={
        <Button variant="default" size="xs" onClick={onRetry}>
          {t('generic_error.retry')}
        </Button>
      }
    />
  );
}

/** Own input in a field that the other user has changed too. */
const mineOf = (mine: readonly EditLine[], { path, isField }: EditLine) =>
  isField ? mine.find((line) => line.path === path)?.after : undefined;

const Mine = ({ value, t }: { value: string | undefined; t: TFunction }) =>
  value === undefined ? null : <span className={classes.mine}>{t('common:outdated.mine', { value })}</span>;

/** All the input, to be read and copied. */
function Typed({ lines }: { lines: readonly EditLine[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  const text = lines.map(({ label, before, after }) => `${label}: ${after || before}`).join('\n');
  return (
    <>
      <p className={classes.head}>
        {t('outdated.typed')}
        <CopyButton value={text} label={t('outdated.typed')} />
      </p>
      <ChangeList lines={lines} label={t('outdated.typed')} />
    </>
  );
}
