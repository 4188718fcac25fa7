// Who hears that an import has ended: the person who asked for it, and administrators once for all its contracts.
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement } from '../notifications/notification-service.ts';

interface Ended {
  name: string;
  created: number;
  committedBy: string | null;
  ownerName: string;
}

export function contractImportListener({ action, recordId, data }: LoggedEvent): Announcement[] {
  const { name, created, committedBy, ownerName } = data as unknown as Ended;
  const about = { resourceType: 'contract_import', resourceId: recordId, resourceEntity: ownerName } as const;
  return [
    ...(committedBy === null
      ? []
      : [
          {
            ...about,
            to: { userIds: [committedBy] },
            key: `contract_import.${action}`,
            resourceName: name,
            status: action,
          },
        ]),
    ...(created > 0
      ? [
          {
            ...about,
            to: 'admins' as const,
            key: 'contract_import.pending_validation',
            resourceName: String(created),
            status: 'pending_validation',
            mail: 'submission' as const,
          },
        ]
      : []),
  ];
}
