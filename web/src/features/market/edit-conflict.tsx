// Two owners edited at once: says what the other one changed, field by field, and keeps what was typed. Where the record
// may still be edited, the typed input can go over the newer version: what was left alone follows it.
import { Button, Group, Loader, Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import { type Change, changeWords } from '../history/change-words.ts';
import classes from './edit-conflict.module.css';

export interface Versioned {
  id: string;
  version: number;
  allowedActions: readonly string[];
}

export interface Conflict<Record extends Versioned> {
  /** What the form was opened with. */
  base: Record;
  latest: () => Promise<Record>;
  changesOf: (before: Record, after: Record) => Change[];
  /** The next sending goes over this version. */
  onKeep: (latest: Record) => void;
  /** Shows the present state, in place of the input. */
  onReload: () => void;
}

interface EditConflictProps<Record extends Versioned> extends Conflict<Record> {
  kind: RecordKindName;
  onClose: () => void;
}

export function EditConflict<Record extends Versioned>(props: EditConflictProps<Record>) {
  const { kind, base, latest, changesOf, onKeep, onReload, onClose } = props;
  const { t } = useTranslation();
  const words = useFieldWords(kind);
  const { data: now, isError } = useQuery({
    queryKey: ['edit-conflict', base.id, base.version],
    queryFn: latest,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const changes = now && changesOf(base, now).flatMap((change) => changeWords(change, words));
  const mayKeep = now?.allowedActions.includes('edit') ?? false;
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('outdated.title')}
      centered
      size={656}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap={12}>
        <p className={classes.text}>{t('outdated.form_text')}</p>
        {!now && !isError && <Loader size="sm" aria-label={t('loading')} />}
        {changes && changes.length > 0 && (
          <dl className={classes.changes} aria-label={t('outdated.changes')}>
            {changes.map(({ label, before, after }) => (
              <div key={`${label} ${before} ${after}`}>
                <dt>{label}</dt>
                <dd>
                  {before && <del>{before}</del>} {before && after && '→'} {after && <ins>{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {changes?.length === 0 && <p className={classes.text}>{t('outdated.no_changes')}</p>}
        {now && <p className={classes.text}>{t(mayKeep ? 'outdated.keep_text' : 'outdated.locked_text')}</p>}
      </Stack>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('outdated.stay')}
        </Button>
        <Button variant="default" onClick={close(onReload)}>
          {t('outdated.reload')}
        </Button>
        {now && mayKeep && <Button onClick={close(() => onKeep(now))}>{t('outdated.keep')}</Button>}
      </Group>
    </Modal>
  );
}
