// The transfer of an entity to another holder of `manage`, as an action of its page.
import { IconUserShare } from '@tabler/icons-react';
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useTranslation } from 'react-i18next';
import type { DialogAct } from '../../../records/page/menu-act.ts';
import { OwnerDialog } from './owner-dialog.tsx';

/** Undefined for users who may not transfer it. */
export function useOwnerAct(entity: LegalEntityRecord): DialogAct | undefined {
  const { t } = useTranslation('legalEntity');
  if (!entity.allowedActions.includes('changeOwner')) return undefined;
  return {
    label: t('owner.action'),
    icon: IconUserShare,
    dialog: (state) => <OwnerDialog {...state} entity={entity} />,
  };
}
