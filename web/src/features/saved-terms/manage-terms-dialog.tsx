// The saved terms, to rename and to delete.
import { Modal } from '@mantine/core';
import { type SavedTermsRow, savedTermsApi } from '@wattpact/domain/saved-terms/saved-terms-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../records/use-act.ts';
import { useSeenVersion } from '../../records/use-seen-version.ts';
import { RowEditing } from '../../ui/data-table/row-editing.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { NameField } from './name-field.tsx';
import classes from './saved-terms.module.css';

interface ManageTermsDialogProps {
  saved: readonly SavedTermsRow[];
  onClose: () => void;
}

export default function ManageTermsDialog({ saved, onClose }: ManageTermsDialogProps) {
  const { t } = useTranslation();
  useFocusBack();
  const [open, setOpen] = useState<{ act: 'rename' | 'delete'; id: string }>();
  /** As it is now: somebody else may have renamed it meanwhile. */
  const row = saved.find(({ id }) => id === open?.id);
  const close = () => setOpen(undefined);
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        size={480}
        title={t('saved_terms.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {saved.length === 0 && <p className={classes.help}>{t('saved_terms.none')}</p>}
        <ul className={classes.list}>
          {saved.map((one) => (
            <li key={one.id}>
              <span>
                {one.name}
                <small className={classes.company}>{one.legalEntityName}</small>
              </span>
              {one.allowedActions.includes('edit') && (
                <RowEditing
                  editLabel={t('saved_terms.rename_of', { name: one.name })}
                  deleteLabel={t('saved_terms.delete_of', { name: one.name })}
                  onEdit={() => setOpen({ act: 'rename', id: one.id })}
                  onDelete={() => setOpen({ act: 'delete', id: one.id })}
                />
              )}
            </li>
          ))}
        </ul>
      </Modal>
      {row && open?.act === 'rename' && <RenameDialog row={row} onClose={close} />}
      {row && open?.act === 'delete' && <DeleteDialog row={row} onClose={close} />}
    </>
  );
}

interface RowDialogProps {
  row: SavedTermsRow;
  onClose: () => void;
}

function RenameDialog({ row: { id, name: before, version: present }, onClose }: RowDialogProps) {
  const { t } = useTranslation();
  useFocusBack();
  const { isPending, run } = useAct('saved_terms');
  const [name, setName] = useState(before);
  const { version, onRefused } = useSeenVersion(present);
  const rename = () => call(savedTermsApi.update, { params: { id }, body: { name: name.trim() }, version });
  return (
    <FormDialog
      onTop
      size={480}
      title={t('saved_terms.rename')}
      submitLabel={t('save')}
      busy={isPending}
      disabled={name.trim() === ''}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void run(rename, {
          done: t('saved_terms.renamed'),
          failed: t('saved_terms.not_changed'),
          onDone: onClose,
          onRefused,
        });
      }}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </FormDialog>
  );
}

function DeleteDialog({ row: { id, name }, onClose }: RowDialogProps) {
  const { t } = useTranslation(['common', 'toast']);
  const { isPending, run } = useAct('saved_terms');
  return (
    <ConfirmDialog
      opened
      onTop
      onClose={onClose}
      title={t('common:deletion.title', { name })}
      confirmLabel={t('common:saved_terms.delete')}
      danger
      loading={isPending}
      onConfirm={() =>
        void run(() => call(savedTermsApi.remove, { params: { id } }), {
          done: t('toast:deleted', { name }),
          failed: t('common:saved_terms.not_changed'),
          onDone: onClose,
        })
      }
    >
      <p>{t('common:saved_terms.delete_text')}</p>
    </ConfirmDialog>
  );
}
