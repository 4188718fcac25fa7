// The icon of each kind of resource that a notification may be about.
import { IconBellOff, IconBookmark, IconFileText } from '@tabler/icons-react';
import type { ResourceType } from '@wattpact/domain/notifications/notification';
import { type Icon, icons } from '../../ui/theme/icons.ts';

export const notificationIcons: Record<ResourceType | 'none', Icon> = {
  project: icons.project,
  offer: icons.offer,
  energy_contract: icons.contract,
  legal_entity: icons.entity,
  payment: icons.invoice,
  negotiation: icons.negotiation,
  message: icons.negotiation,
  contract_template: IconFileText,
  saved_search: IconBookmark,
  none: IconBellOff,
};
