// The deletion of a record as an action of its page: who may do it, and where they go afterwards.
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import type { DialogAct } from '../page/menu-act.ts';
import type { RecordKind } from '../record-kind.ts';
import type { App, ShownRecord } from '../shown-record.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { ConflictLinks } from './deletion-outcome.tsx';

interface Options {
  /** An administrator's deletion continues despite dependents. */
  app: App;
  links?: ConflictLinks;
}

/** Undefined for users who may not delete it. */
export function useDeletionAct(kind: RecordKind, record: ShownRecord, { app, links }: Options): DialogAct | undefined {
  const { t } = useTranslation();
  const go = useGo();
  const isAdmin = app === 'admin';
  const target = isAdmin ? kind.adminApi.remove : kind.api.remove;
  if (target === undefined || !record.allowedActions.includes('delete')) return undefined;
  return {
    label: t(`deletion.${kind.kind}.confirm`),
    icon: IconTrash,
    danger: true,
    dialog: (state) => (
      <DeleteDialog
        {...state}
        kind={kind}
        record={record}
        target={target}
        isAdmin={isAdmin}
        {...(links && { links })}
        // What was typed about it has nothing left to be about.
        onDeleted={() => go(isAdmin ? kind.adminList() : kind.ownList(), { discardsInput: true })}
      />
    ),
  };
}
