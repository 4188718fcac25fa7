// The simulations that the reader's companies have saved: to open and to delete.
import { ActionIcon, Modal } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SavedSimulationRow } from '@wattpact/domain/simulation/saved-simulation';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useAct } from '../../records/use-act.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import classes from './simulation-page.module.css';

export default function SavedSimulationsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['simulation', 'common']);
  useFocusBack();
  const { data, isLoadingError, refetch } = useQuery(apiQuery(simulationApi.list));
  const [deletedId, setDeletedId] = useState<string>();
  const deleted = data?.find(({ id }) => id === deletedId);
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        size={560}
        title={t('saved.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {isLoadingError && <GenericError onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className={classes.help}>{t('saved.none')}</p>}
        <ul className={classes.list}>
          {data?.map((one) => (
            <Saved key={one.id} saved={one} onOpen={onClose} onDelete={() => setDeletedId(one.id)} />
          ))}
        </ul>
      </Modal>
      {deleted && <DeleteDialog saved={deleted} onClose={() => setDeletedId(undefined)} />}
    </>
  );
}

interface SavedProps {
  saved: SavedSimulationRow;
  onOpen: () => void;
  onDelete: () => void;
}

function Saved({ saved, onOpen, onDelete }: SavedProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const { id, name, legalEntityName, savedAt, isOutdated, allowedActions } = saved;
  return (
    <li>
      <span>
        <AppLink to={paths.simulator({ saved: id })} onClick={onOpen}>
          {name}
        </AppLink>
        <small className={classes.company}>
          {legalEntityName}, {formats.dateTime(savedAt)}
          {isOutdated && `. ${t('saved.outdated')}`}
        </small>
      </span>
      {allowedActions.includes('delete') && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('saved.delete_of', { name })} onClick={onDelete}>
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  );
}

function DeleteDialog({ saved: { id, name }, onClose }: { saved: SavedSimulationRow; onClose: () => void }) {
  const { t } = useTranslation(['simulation', 'common', 'toast']);
  const { isPending, run } = useAct('simulation');
  return (
    <ConfirmDialog
      opened
      onTop
      onClose={onClose}
      title={t('common:deletion.title', { name })}
      confirmLabel={t('saved.delete')}
      danger
      loading={isPending}
      onConfirm={() =>
        void run(() => call(simulationApi.remove, { params: { id } }), {
          done: t('toast:deleted', { name }),
          failed: t('saved.not_deleted'),
          onDone: onClose,
        })
      }
    >
      <p>{t('saved.delete_text')}</p>
    </ConfirmDialog>
  );
}
