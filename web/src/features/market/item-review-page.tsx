// A project or an offer as administrators see it: what changed, the decision, who looked at it, and its history.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical, IconTrash, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { DetailHeader } from '../../ui/record/detail-header.tsx';
import { SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { ChangesPaper } from '../review/changes-paper.tsx';
import { DecisionPanel } from '../review/decision-panel.tsx';
import { StatusMenu } from '../review/status-menu.tsx';
import { WaitingSince } from '../review/waiting-since.tsx';
import { useViewersFact } from '../views/use-views.tsx';
import { ViewersSheet } from '../views/viewers-sheet.tsx';
import { ItemDeletion } from './item-actions.tsx';
import { ItemBadges } from './item-badges.tsx';
import type { ItemPageProps } from './item-page.tsx';
import { useItemStatus } from './item-words.ts';
import { useRefresh } from './refresh-items.ts';

export function ItemReviewPage({ kind, item, figures, tabs, notice }: ItemPageProps) {
  const { t } = useTranslation([kind.base, 'common']);
  const refresh = useRefresh(kind);
  const statusLabel = useItemStatus(kind);
  const views = useViewersFact(kind.base, item);
  const { name, owner, history = [] } = item;
  return (
    <div className="reading-width">
      <DetailHeader
        name={name}
        badges={
          <>
            <ItemBadges base={kind.base} item={item} />
            <WaitingSince record={item} />
          </>
        }
        facts={[
          {
            icon: icons.entity,
            content: <AppLink to={adminPaths.legalEntity(owner.id)}>{owner.fiscalInfo.name}</AppLink>,
          },
          ...views,
        ]}
        actions={<ReviewActions kind={kind} item={item} />}
        figures={figures}
        tabsLabel={t(`${kind.base}:tabs.label`)}
        tabs={tabs}
        notice={
          <>
            {notice}
            <ChangesPaper kind={kind.kind} record={item} />
          </>
        }
        side={
          <SidePanel>
            <SidePart>
              <DecisionPanel api={kind.adminApi} kind={kind.kind} record={item} onChanged={refresh} />
            </SidePart>
            <SidePart title={t('common:history.title')}>
              <HistoryPanel kind={kind.kind} entries={history} statusLabel={statusLabel} />
            </SidePart>
          </SidePanel>
        }
      />
    </div>
  );
}

function ReviewActions({ kind, item }: Pick<ItemPageProps, 'kind' | 'item'>) {
  const { t } = useTranslation();
  const refresh = useRefresh(kind);
  const statusLabel = useItemStatus(kind);
  const [open, setOpen] = useState<'viewers' | 'delete'>();
  const close = () => setOpen(undefined);
  const may = (action: string) => item.allowedActions.includes(action);
  return (
    <>
      {may('viewViewers') && (
        <Button variant="default" leftSection={<IconUsers size={18} stroke={1.9} />} onClick={() => setOpen('viewers')}>
          {t('market.viewers')}
        </Button>
      )}
      <StatusMenu
        api={kind.adminApi}
        record={item}
        onChanged={refresh}
        statusLabel={statusLabel}
        more={kind.moreStatuses ?? []}
      />
      {may('delete') && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('market.more_actions')}>
              <IconDotsVertical size={18} stroke={1.9} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.9} />} onClick={() => setOpen('delete')}>
              {t(`deletion.${kind.kind}.confirm`)}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ViewersSheet base={kind.base} id={item.id} opened={open === 'viewers'} onClose={close} />
      <ItemDeletion kind={kind} item={item} opened={open === 'delete'} onClose={close} asAdmin />
    </>
  );
}
