// What can be done with a project or an offer from its page in the marketplace: edit, negotiate, publish, delete.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { icons } from '../../ui/theme/icons.ts';
import { DeleteDialog } from '../deletion/delete-dialog.tsx';
import { PublicationDialog } from '../publication/publication-dialog.tsx';
import type { MarketItem, MarketKind } from './market-kind.ts';
import { useRefresh } from './refresh-items.ts';

interface ItemActionsProps {
  kind: MarketKind;
  item: MarketItem;
}

export function ItemActions({ kind, item }: ItemActionsProps) {
  const { t } = useTranslation();
  const { id, name, status, mayOpenNegotiations, allowedActions } = item;
  const may = (action: string) => allowedActions.includes(action);
  const rejected = status === 'rejected';
  return (
    <>
      {may('edit') && (
        <Button
          component={AppLink}
          to={kind.edit(id)}
          variant={rejected ? 'filled' : 'default'}
          leftSection={<IconPencil size={18} stroke={1.9} />}
        >
          {t(rejected ? 'market.correct' : 'edit')}
        </Button>
      )}
      {mayOpenNegotiations && (
        <Button
          component={AppLink}
          to={paths.negotiations({ [kind.idQuery]: id })}
          variant={may('negotiate') ? 'default' : 'filled'}
          leftSection={<icons.negotiation size={18} stroke={1.9} />}
        >
          {t('market.see_negotiations')}
        </Button>
      )}
      {may('negotiate') && (
        <Button
          component={AppLink}
          to={paths.negotiations({ entityType: kind.entityType, entityName: name, [kind.idQuery]: id })}
          leftSection={<icons.negotiation size={18} stroke={1.9} />}
        >
          {t('market.negotiate')}
        </Button>
      )}
      {(may('publish') || may('delete')) && <MoreActions kind={kind} item={item} />}
    </>
  );
}

function MoreActions({ kind, item }: ItemActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'delete' | 'publication'>();
  const { isPublishedInMarketplace: published, allowedActions } = item;
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('market.more_actions')}>
            <IconDotsVertical size={18} stroke={1.9} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {allowedActions.includes('publish') && (
            <Menu.Item
              leftSection={published ? <IconEyeOff size={18} stroke={1.9} /> : <IconEye size={18} stroke={1.9} />}
              onClick={() => setOpen('publication')}
            >
              {t(published ? 'publication.withdraw.confirm' : 'market.publish')}
            </Menu.Item>
          )}
          {allowedActions.includes('delete') && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.9} />} onClick={() => setOpen('delete')}>
              {t(`deletion.${kind.kind}.confirm`)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ItemPublication kind={kind} item={item} opened={open === 'publication'} onClose={close} />
      <ItemDeletion kind={kind} item={item} opened={open === 'delete'} onClose={close} />
    </>
  );
}

type DialogProps = ItemActionsProps & { opened: boolean; onClose: () => void };

export function ItemPublication({ kind, item, opened, onClose }: DialogProps) {
  const refresh = useRefresh(kind);
  return (
    <PublicationDialog opened={opened} onClose={onClose} target={kind.api.settings} record={item} onChanged={refresh} />
  );
}

/** `asAdmin`: goes through despite what depends on it, and ends in the administrators' list. */
export function ItemDeletion({ kind, item, opened, onClose, asAdmin = false }: DialogProps & { asAdmin?: boolean }) {
  const go = useGo();
  return (
    <DeleteDialog
      opened={opened}
      onClose={onClose}
      kind={kind.kind}
      id={item.id}
      name={item.name}
      target={asAdmin ? kind.adminApi.remove : kind.api.remove}
      despiteConflicts={asAdmin}
      {...(!asAdmin && { links: { negotiations: paths.negotiations({ [kind.idQuery]: item.id }) } })}
      onDeleted={() => go(asAdmin ? kind.adminList() : kind.ownList())}
    />
  );
}
