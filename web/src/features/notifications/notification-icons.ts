// The icon of each kind of resource that a notification may be about.
import {
  IconBellOff,
  IconBookmark,
  IconFileImport,
  IconFileText,
  IconListCheck,
  IconWebhook,
} from '@tabler/icons-react';
import type { ResourceType } from '@wattpact/domain/notifications/notification';
import { kindIcons } from '../../records/kind-looks.ts';
import type { Icon } from '../../ui/theme/icons.ts';

export const notificationIcons: Record<ResourceType | 'none', Icon> = {
  ...kindIcons,
  payment: kindIcons.invoice,
  message: kindIcons.negotiation,
  contract_template: IconFileText,
  saved_search: IconBookmark,
  contract_import: IconFileImport,
  contract_decision: IconListCheck,
  webhook: IconWebhook,
  none: IconBellOff,
};
