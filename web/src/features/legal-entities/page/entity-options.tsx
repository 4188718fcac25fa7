// The actions of an entity's people, beside its data.

import { useDisclosure } from '@mantine/hooks';
import { IconLifebuoy, IconPencil, IconPlugConnected } from '@tabler/icons-react';
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { useDeletionAct } from '../../../records/deletion/use-deletion-act.tsx';
import { ActionRow, SidePart } from '../../../ui/record/side-panel.tsx';
import { legalEntityKind } from '../legal-entity-kind.ts';

export function EntityOptions({ entity }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { supportEmail } = useSettings();
  const [opened, { open, close }] = useDisclosure();
  const deletion = useDeletionAct(legalEntityKind, entity, { app: 'marketplace' });
  const { id, allowedActions } = entity;
  return (
    <SidePart title={t('legalEntity:side.options')}>
      {allowedActions.includes('edit') && (
        <ActionRow icon={IconPencil} label={t('legalEntity:actions.edit')} to={paths.editLegalEntity(id)} />
      )}
      {allowedActions.includes('integrate') && (
        <ActionRow icon={IconPlugConnected} label={t('common:crumbs.integrations')} to={paths.integrations(id)} />
      )}
      <ActionRow icon={IconLifebuoy} label={t('common:navigation.support')} to={`mailto:${supportEmail}`} />
      {deletion && <ActionRow icon={deletion.icon} label={deletion.label} danger onClick={open} />}
      {deletion?.dialog({ opened, onClose: close })}
    </SidePart>
  );
}
