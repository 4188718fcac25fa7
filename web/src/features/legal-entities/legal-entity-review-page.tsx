// An entity as administrators see it: what changed, the decision, its people, and the acts that only they have.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconTrash, IconUserShare } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  adminLegalEntityApi,
  type Employee,
  type LegalEntityRecord,
} from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { usePageName } from '../../platform/address/page-name.ts';
import { adminPaths } from '../../platform/address/paths.ts';
import { RecordPage } from '../../ui/record/record-page.tsx';
import { SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { DeleteDialog } from '../deletion/delete-dialog.tsx';
import { ChangesPaper } from '../review/changes-paper.tsx';
import { DecisionPanel } from '../review/decision-panel.tsx';
import { StatusMenu } from '../review/status-menu.tsx';
import { WaitingSince } from '../review/waiting-since.tsx';
import { EmployeeSheet } from './employee-sheet.tsx';
import { EntityFrame } from './entity-frame.tsx';
import { EntityDetails, EntityHistory } from './entity-side.tsx';
import { useEntityStatus } from './entity-words.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { adminEntityQuery, refreshEntities } from './refresh-entities.ts';

export function LegalEntityReviewPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const entity = useQuery(adminEntityQuery(id));
  usePageName(entity.data?.name);
  return <RecordPage query={entity}>{(found) => <ReviewedEntity entity={found} />}</RecordPage>;
}

function ReviewedEntity({ entity }: { entity: LegalEntityRecord }) {
  const queryClient = useQueryClient();
  const [employee, setEmployee] = useState<Employee>();
  const refresh = () => refreshEntities(queryClient);
  const mayEditEmployees = entity.allowedActions.includes('editEmployee');
  return (
    <>
      <EntityFrame
        entity={entity}
        badges={<WaitingSince record={entity} />}
        actions={<ReviewActions entity={entity} refresh={refresh} />}
        notice={<ChangesPaper kind="legal_entity" record={entity} />}
        {...(mayEditEmployees && { onEmployee: setEmployee })}
        side={
          <SidePanel>
            <SidePart>
              <DecisionPanel api={adminLegalEntityApi} kind="legal_entity" record={entity} onChanged={refresh} />
            </SidePart>
            <EntityDetails entity={entity} />
            <EntityHistory entity={entity} />
          </SidePanel>
        }
      />
      <EmployeeSheet
        entityId={entity.id}
        employee={employee}
        onClose={() => setEmployee(undefined)}
        onSaved={refresh}
      />
    </>
  );
}

function ReviewActions({ entity, refresh }: { entity: LegalEntityRecord; refresh: () => Promise<void> }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const go = useGo();
  const [open, setOpen] = useState<'delete' | 'owner'>();
  const close = () => setOpen(undefined);
  const may = (action: string) => entity.allowedActions.includes(action);
  return (
    <>
      <StatusMenu api={adminLegalEntityApi} record={entity} onChanged={refresh} statusLabel={useEntityStatus()} />
      {(may('delete') || may('changeOwner')) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('legalEntity:actions.more')}>
              <IconDotsVertical size={18} stroke={1.9} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {may('changeOwner') && (
              <Menu.Item leftSection={<IconUserShare size={18} stroke={1.9} />} onClick={() => setOpen('owner')}>
                {t('legalEntity:owner.action')}
              </Menu.Item>
            )}
            {may('delete') && (
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={18} stroke={1.9} />}
                onClick={() => setOpen('delete')}
              >
                {t('common:deletion.legal_entity.confirm')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <OwnerDialog entity={entity} opened={open === 'owner'} onClose={close} onChanged={refresh} />
      <DeleteDialog
        opened={open === 'delete'}
        onClose={close}
        kind="legal_entity"
        id={entity.id}
        name={entity.name}
        target={adminLegalEntityApi.remove}
        despiteConflicts
        onDeleted={() => go(adminPaths.legalEntities())}
      />
    </>
  );
}
