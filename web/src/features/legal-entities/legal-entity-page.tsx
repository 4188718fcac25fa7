// The page of one's own entity: what its review means, its data, people and documents, and what can be done with it.
import { Button } from '@mantine/core';
import { IconLifebuoy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type LegalEntityRecord, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useGo } from '../../platform/address/navigation.ts';
import { usePageName } from '../../platform/address/page-name.ts';
import { paths } from '../../platform/address/paths.ts';
import { useSettings } from '../../platform/api/settings.ts';
import { useSession } from '../../platform/session/session.ts';
import { RecordPage } from '../../ui/record/record-page.tsx';
import { ActionRow, SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { DeleteDialog } from '../deletion/delete-dialog.tsx';
import { ReviewBanner } from '../review/review-banner.tsx';
import { EntityFrame } from './entity-frame.tsx';
import { EntityDetails, EntityHistory } from './entity-side.tsx';
import { entityQuery } from './refresh-entities.ts';

export function LegalEntityPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const entity = useQuery(entityQuery(id));
  usePageName(entity.data?.name);
  return <RecordPage query={entity}>{(found) => <OwnEntity entity={found} />}</RecordPage>;
}

function OwnEntity({ entity }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { id, status, history, allowedActions } = entity;
  const mayEdit = allowedActions.includes('edit');
  return (
    <EntityFrame
      entity={entity}
      actions={
        mayEdit && (
          <Button
            component={AppLink}
            to={paths.editLegalEntity(id)}
            variant={status === 'rejected' ? 'filled' : 'default'}
            leftSection={<IconPencil size={18} stroke={1.9} />}
          >
            {t(status === 'rejected' ? 'legalEntity:actions.correct' : 'legalEntity:actions.edit')}
          </Button>
        )
      }
      notice={<ReviewBanner kind="legal_entity" status={status} history={history} />}
      side={
        <SidePanel>
          <EntityDetails entity={entity} own={useOwnPlace(entity)} />
          <Options entity={entity} />
          <EntityHistory entity={entity} />
        </SidePanel>
      }
    />
  );
}

/** The reader's own role and level. */
function useOwnPlace({ employees }: LegalEntityRecord) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const user = useSession();
  const own = employees.find(({ userId }) => userId === user.id);
  if (!own) return [];
  return [
    { label: t('legalEntity:side.own_role'), value: t(`common:entity_role.${own.role}`) },
    { label: t('legalEntity:side.own_level'), value: t(`common:authorization_level.${own.authorizationLevel}`) },
  ];
}

function Options({ entity: { id, name, allowedActions } }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { supportEmail } = useSettings();
  const go = useGo();
  const [deleting, setDeleting] = useState(false);
  return (
    <SidePart title={t('legalEntity:side.options')}>
      {allowedActions.includes('edit') && (
        <ActionRow icon={IconPencil} label={t('legalEntity:actions.edit')} to={paths.editLegalEntity(id)} />
      )}
      <ActionRow icon={IconLifebuoy} label={t('common:navigation.support')} to={`mailto:${supportEmail}`} />
      {allowedActions.includes('delete') && (
        <ActionRow
          icon={IconTrash}
          label={t('common:deletion.legal_entity.confirm')}
          danger
          onClick={() => setDeleting(true)}
        />
      )}
      <DeleteDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        kind="legal_entity"
        id={id}
        name={name}
        target={legalEntityApi.remove}
        onDeleted={() => go(paths.home('legalEntity'))}
      />
    </SidePart>
  );
}
