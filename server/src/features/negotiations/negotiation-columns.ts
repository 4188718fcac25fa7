// What stands beside a negotiation `n` in its record.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';
import { apiKeyNameOf } from '../../platform/api-keys/api-key-name.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { inReadingOrder } from '../../platform/lists/name-order.ts';

type Of<Name extends keyof NegotiationRecord> = RawBuilder<NegotiationRecord[Name]>;

const isOpen = sql<boolean>`n.status in ('AVAILABLE', 'ONGOING')`;

/** People with the right to write for one of the two entities, and people who have written before. */
export const participantsColumn = (language: Language): Of<'participants'> => sql`(
  select coalesce(json_agg(json_build_object('userId', u.id, 'displayName', u.display_name,
    'legalEntityId', e.legal_entity_id, 'authorizationLevel', e.authorization_level, 'avatarColor', u.avatar_color)
    order by e.legal_entity_id = n.counterparty_entity_id,
      ${inReadingOrder(sql`u.display_name`, language)}, u.id), '[]')
  from employee e join app_user u on u.id = e.user_id and u.status = 'active'
  left join negotiation_member own on own.negotiation_id = n.id and own.user_id = u.id
  where e.legal_entity_id in (n.owner_entity_id, n.counterparty_entity_id) and e.removed_at is null
    and (e.role in ('contracting', 'manage') or own.has_written))`;

/** The sale data of project `p` while the negotiation is open; null for an offer. */
export const projectSaleColumn: Of<'projectSale'> = sql`case when ${isOpen} and p.id is not null then
  json_build_object(
    'totalPurchasedCapacity', (p.content #>> '{financialConditions,totalPurchasedCapacity}')::float8,
    'allowFractionalCapacitySales', (p.content #>> '{financialConditions,allowFractionalCapacitySales}')::boolean) end`;

/** When it ended and who did it; null while it is open. */
export const endingColumn: Of<'ended'> = sql`case when not ${isOpen} and n.ended_at is not null then
  json_build_object('at', ${isoInstant('n.ended_at')}, 'by', (
    select json_build_object('userId', u.id, 'name', u.display_name,
      'apiKey', ${apiKeyNameOf('h.api_key_id')}, 'legalEntityId', h.data ->> 'byEntity')
    from (select * from event where record_kind = 'negotiation' and record_id = n.id
      and action in ('closed', 'cancelled') order by id desc limit 1) h
    join app_user u on u.id = h.actor_id where h.data ->> 'byEntity' is not null)) end`;
