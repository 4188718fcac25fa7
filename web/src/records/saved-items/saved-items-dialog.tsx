// What companies have saved under names: to open, to rename and to delete.
import { Modal, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { RowAct } from '../../ui/data-table/row-act.tsx';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { PlainRow, PlainRows } from '../../ui/record/plain-rows.tsx';
import { DeleteOwnDialog, type OwnDeletion } from '../deletion/delete-own-dialog.tsx';

interface SavedItem {
  id: string;
  name: string;
  allowedActions: readonly string[];
}

interface SavedItemsProps<Item> {
  list: Pick<UseQueryResult<readonly Item[]>, 'data' | 'isLoadingError' | 'error' | 'refetch'>;
  texts: {
    title: string;
    /** Where nothing is saved. */
    none: string;
    renameOf?: (name: string) => string;
    deleteOf: (name: string) => string;
  };
  /** Below the name. */
  noteOf: (item: Item) => ReactNode;
  /** The page that shows the item. */
  addressOf?: (item: Item) => string;
  /** The dialog that renames an item. */
  renaming?: (item: Item, onClose: () => void) => ReactNode;
  deletion: OwnDeletion;
  onClose: () => void;
}

export function SavedItemsDialog<Item extends SavedItem>(props: SavedItemsProps<Item>) {
  const { list, texts, renaming, deletion, onClose } = props;
  const { t } = useTranslation();
  useFocusBack();
  const [open, setOpen] = useState<{ act: 'rename' | 'delete'; id: string }>();
  /** As it is now: somebody else may have changed it meanwhile. */
  const item = list.data?.find(({ id }) => id === open?.id);
  const close = () => setOpen(undefined);
  return (
    <>
      <Modal opened onClose={onClose} size={560} title={texts.title} closeButtonProps={{ 'aria-label': t('close') }}>
        {list.isLoadingError && <FailedPart error={list.error} onRetry={list.refetch} />}
        {!list.data && !list.isLoadingError && <Skeleton height={64} />}
        {list.data && (
          <PlainRows none={texts.none}>
            {list.data.map((one) => (
              <SavedItemRow key={one.id} {...props} item={one} onAct={(act) => setOpen({ act, id: one.id })} />
            ))}
          </PlainRows>
        )}
      </Modal>
      {item && open?.act === 'rename' && renaming?.(item, close)}
      {item && open?.act === 'delete' && <DeleteOwnDialog onTop item={item} deletion={deletion} onClose={close} />}
    </>
  );
}

interface SavedItemRowProps<Item> extends SavedItemsProps<Item> {
  item: Item;
  onAct: (act: 'rename' | 'delete') => void;
}

function SavedItemRow<Item extends SavedItem>(props: SavedItemRowProps<Item>) {
  const { item, texts, noteOf, addressOf, onAct, onClose } = props;
  const { name, allowedActions } = item;
  const { renameOf, deleteOf } = texts;
  const acts = (
    <>
      {renameOf && allowedActions.includes('edit') && (
        <RowAct icon={IconPencil} label={renameOf(name)} onClick={() => onAct('rename')} />
      )}
      {allowedActions.includes('delete') && (
        <RowAct icon={IconTrash} label={deleteOf(name)} onClick={() => onAct('delete')} />
      )}
    </>
  );
  return (
    <PlainRow aside={acts}>
      {addressOf ? (
        <AppLink to={addressOf(item)} onClick={onClose}>
          {name}
        </AppLink>
      ) : (
        name
      )}
      <small>{noteOf(item)}</small>
    </PlainRow>
  );
}
