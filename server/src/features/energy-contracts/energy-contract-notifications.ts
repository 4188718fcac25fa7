// Who is notified about an energy contract: administrators when it waits for them, the first party's people of every
// decision, of the registration's deadline and of the contract's end, a registered second party of approval and
// termination.
import { z } from 'zod';
import { isOfMany, type LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Announcement, Audience } from '../notifications/notification-service.ts';
import { isReminder, reminderAnnouncements } from '../registration/reminder-service.ts';
import { expiryAction } from './contract-expiry-queries.ts';
import { findParties } from './energy-contract-queries.ts';

const submitted = ['created', 'edited'];
const forFirstParty = ['approved', 'rejected', 'pending_validation', 'active', 'terminated', 'deleted'];
const forSecondParty = ['approved', 'terminated'];

/** The end that has passed. */
const asked = z.object({ deadline: z.string() });

/** Approval with immediate activation is one notification. */
const isNews = ({ action, data }: LoggedEvent) => action !== 'active' || data.cause !== 'approval';

export async function energyContractListener(event: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  if (isReminder(event)) return reminderAnnouncements(event);
  const { action, recordId, comment, data } = event;
  // Of an import or a bulk decision people are told once, the programs of the companies of each contract.
  const isSilent = isOfMany(event);
  if (isSilent && !forFirstParty.includes(action)) return [];
  const parties = await findParties(db, recordId);
  if (!parties || !isNews(event)) return [];
  const about = (to: Audience, status: string): Announcement => ({
    to: isSilent ? 'nobody' : to,
    ...(typeof to === 'object' && 'entityId' in to && { company: to.entityId }),
    key: `energy_contract.${status}`,
    resourceType: 'energy_contract',
    resourceId: recordId,
    resourceName: parties.name,
    resourceEntity: parties.firstParty.name,
    status,
    message: comment,
    mail: to === 'admins' ? 'submission' : 'decision',
  });
  if (action === expiryAction)
    return [{ ...about({ entityId: parties.firstParty.id, role: 'contracting' }, action), ...asked.parse(data) }];
  const second = parties.secondPartyEntityId;
  return [
    ...(submitted.includes(action) ? [about('admins', 'pending_validation')] : []),
    ...(forFirstParty.includes(action) ? [about({ entityId: parties.firstParty.id, role: 'view' }, action)] : []),
    // The administrator's comment and the reason for termination stay between the administrator and the first party.
    ...(second !== null && forSecondParty.includes(action)
      ? [{ ...about({ entityId: second, role: 'view' }, action), message: null }]
      : []),
  ];
}
