// What a user can begin from the command palette; pages of the sidebar are there already.
import type { TFunction } from 'i18next';
import { paths } from '../platform/address/paths.ts';
import type { Roles } from '../platform/session/session.ts';
import type { PaletteItem } from '../ui/app-shell/palette-props.ts';
import { icons } from '../ui/theme/icons.ts';

export function marketplaceActs(t: TFunction, roles: Roles): PaletteItem[] {
  const trades = roles.hasApprovedEntity && roles.holds('CONTRACTING');
  const ofTraders = [
    { id: 'new-project', label: t('crumbs.new_project'), icon: icons.project, to: paths.newProject() },
    { id: 'new-offer', label: t('crumbs.new_offer'), icon: icons.offer, to: paths.newRecord('offer') },
  ];
  return [
    ...(trades ? ofTraders : []),
    { id: 'new-entity', label: t('crumbs.new_legal_entity'), icon: icons.entity, to: paths.newLegalEntity() },
  ];
}
