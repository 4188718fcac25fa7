// What the least server asks of the database, written by hand: derived from what the product sends, it would change with
// it. Each statement returns the answer's data as one JSON text. $1: the ids of the caller's entities, or the caller.

/** The product's own question before every call. */
export const sessionStatement = `
  select u.id, u.is_admin, u.language, u.display_name, u.email, u.email_verified, u.must_change_password,
    u.has_second_factor, u.roles, s.method, s.id as session_id, s.proven_at, s.last_seen_at
  from session s join signed_in_user u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2 and u.is_active`;

const owner = `jsonb_strip_nulls(jsonb_build_object('id', e.id, 'fiscalInfo', jsonb_build_object('name', e.name,
  'fiscalNumber', e.fiscal_number, 'country', e.country, 'city', e.city,
  'streetAddress', e.content ->> 'streetAddress', 'houseNumber', e.content ->> 'houseNumber',
  'postalCode', e.content ->> 'postalCode')))`;

const filesOf = (kind: string, ids: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'isTemp', false,
    'validationStatus', f.validation_status) order by f.created_at, f.id), '[]')
  from file f where f.record_kind = '${kind}' and f.record_id = any(${ids}))`;

const historyOf = (kind: string) => `(
  select jsonb_agg(jsonb_build_object('id', h.id, 'status', h.status, 'createdAt', h.at, 'comment', h.comment,
    'changes', h.changes) order by h.at desc, h.id desc)
  from event h where h.record_kind = '${kind}' and h.record_id = t.id and h.status is not null)`;

const line = `case when t.parent_project_id is null then array[t.id] else array(
  with recursive line as (select t.id, t.parent_project_id as parent
    union all select p.id, p.parent_project_id from line l join project p on p.id = l.parent)
  select id from line) end`;

const isOwn = 't.owner_id = any($1::uuid[])';

const projectRow = `t.content || jsonb_build_object('id', t.id, 'version', t.version, 'status', t.status,
  'isPublishedInMarketplace', t.is_published, 'createdAt', t.created_at, 'updatedAt', t.updated_at,
  'parentProjectId', t.parent_project_id, 'sellerLegalEntity', ${owner}, 'negotiationStatus', t.negotiation_status,
  'hasNegotiation', exists (select from negotiation n where n.project_id = t.id
    and (n.counterparty_entity_id = any($1::uuid[]) or n.owner_entity_id = any($1::uuid[]))),
  'ongoingNegotiationsCount', case when ${isOwn} then t.ongoing_negotiations end,
  'viewCount', case when ${isOwn} then (select count(distinct v.user_id) from item_view v
    where v.item_kind = 'project' and v.item_id = t.id) end,
  'files', ${filesOf('project', line)})`;

const forOwner = `jsonb_build_object(
  'kin', (select jsonb_agg(jsonb_build_object('id', k.id, 'capacity', k.total_purchased_capacity)) from project k
    where (k.parent_project_id = t.id or k.id = t.parent_project_id) and k.id <> t.id and k.status <> 'deleted'),
  'contractedCapacity', (select coalesce(sum(c.contracted_capacity), 0) from energy_contract c
    where c.project_id = t.id and c.status not in ('rejected', 'terminated', 'deleted')),
  'history', ${historyOf('project')})`;

/** $2: the id. */
const project = `
  select (${projectRow} || case when ${isOwn} then ${forOwner} else '{}' end)::text as answer
  from project t join legal_entity e on e.id = t.owner_id
  where t.id = $2 and (${isOwn} or t.in_market) and t.status <> 'deleted'`;

const marketFilter = `t.in_market and t.country = any($2::text[]) and t.price <= $3::numeric`;

/** $2: the countries, $3: the highest price, $4: how many. */
const marketList = (total: string) => `
  select jsonb_build_object('items', (select coalesce(jsonb_agg(r.item), '[]') from (
      select ${projectRow} as item
      from (select id from project t where ${marketFilter} order by t.created_at desc, t.id desc limit $4::int) k
      join project t on t.id = k.id join legal_entity e on e.id = t.owner_id
      order by t.created_at desc, t.id desc) r),
    'total', ${total}, 'page', 1, 'limit', $4::int)::text as answer`;

const counted = `(select count(*) from (select from project t where ${marketFilter} limit 10001) c)`;

const members = `(n.owner_entity_id = any($1::uuid[]) or n.counterparty_entity_id = any($1::uuid[]))`;

/** $2: the id. */
const contract = `
  select (t.content || jsonb_build_object('id', t.id, 'number', t.number, 'status', t.status, 'version', t.version,
    'createdAt', t.created_at, 'updatedAt', t.updated_at, 'firstParty', ${owner},
    'files', ${filesOf('energy_contract', 'array[t.id]')},
    'project', (select jsonb_build_object('id', p.id, 'name', p.name) from project p
      where p.id = t.project_id and p.status <> 'deleted' and (p.owner_id = any($1::uuid[]) or p.in_market)),
    'negotiation', (select jsonb_build_object('id', n.id, 'name', coalesce(p.name, o.name))
      from negotiation n left join project p on p.id = n.project_id left join offer o on o.id = n.offer_id
      where n.id = t.negotiation_id and ${members}),
    'hasPendingInvoice', exists (select from invoice i where i.energy_contract_id = t.id
      and i.status in ('pending', 'overdue'))))::text as answer
  from energy_contract t join legal_entity e on e.id = t.owner_id
  where t.id = $2 and (${isOwn} or t.second_party_entity_id = any($1::uuid[])) and t.status <> 'deleted'`;

/** $2: the id. */
const legalEntity = `
  select (t.content || jsonb_build_object('id', t.id, 'status', t.status, 'version', t.version,
    'createdAt', t.created_at, 'updatedAt', t.updated_at, 'owner', jsonb_build_object('id', u.id, 'name', u.display_name),
    'files', ${filesOf('legal_entity', 'array[t.id]')}, 'history', ${historyOf('legal_entity')},
    'employees', (select jsonb_agg(jsonb_build_object('id', e.id, 'firstName', e.first_name, 'lastName', e.last_name,
        'email', e.email, 'phoneNumber', e.phone, 'role', e.role, 'authorizationLevel', e.authorization_level,
        'userId', e.user_id, 'isOwner', e.is_owner, 'createdAt', e.created_at, 'lastLogin', a.last_login_at,
        'status', coalesce(a.status, 'invited')) order by e.is_owner desc, e.id)
      from employee e left join app_user a on a.id = e.user_id
      where e.legal_entity_id = t.id and e.removed_at is null)))::text as answer
  from legal_entity t left join app_user u on u.id = t.owner_user_id
  where t.id = $2 and t.id = any($1::uuid[]) and t.status <> 'deleted'`;

/** $2: the id, $3: how many messages. */
const thread = `
  select jsonb_build_object('items', coalesce(jsonb_agg(m.message order by m.id), '[]'))::text as answer
  from (select m.id, jsonb_build_object('id', m.id, 'text', m.text, 'senderId', m.sender_id, 'senderName', u.display_name,
      'legalEntityId', m.legal_entity_id, 'createdAt', m.created_at, 'files', ${filesOf('message', 'array[m.id]')},
      'readBy', coalesce((select jsonb_agg(jsonb_build_object('userId', r.user_id, 'readAt', r.read_at))
        from negotiation_member nm cross join lateral (select user_id, read_at from message_read
          where negotiation_id = nm.negotiation_id and user_id = nm.user_id and up_to_message_id >= m.id
          order by up_to_message_id limit 1) r
        where nm.negotiation_id = m.negotiation_id and nm.user_id <> m.sender_id), '[]')) as message
    from message m join app_user u on u.id = m.sender_id join negotiation n on n.id = m.negotiation_id
    where n.id = $2 and (n.owner_entity_id = any($1::uuid[]) or n.counterparty_entity_id = any($1::uuid[]))
    order by m.id desc limit $3::int) m`;

/** $2: how many. */
const notifications = `
  select jsonb_build_object('items', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'isRead', n.is_read,
        'createdAt', n.created_at, 'message', n.message, 'translationKey', n.translation_key, 'data', n.data)
        order by n.created_at desc, n.id desc), '[]')
      from (select * from notification where user_id = $1 order by created_at desc, id desc limit $2::int) n),
    'total', (select count(*) from (select from notification where user_id = $1 limit 10001) n),
    'unread', (select count(*) from notification where user_id = $1 and not is_read))::text as answer`;

/** $2: how many. */
const invoices = `
  select jsonb_build_object('items', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number,
        'status', t.status, 'feeType', t.fee_type, 'issuedDate', t.issued_date, 'dueDate', t.due_date,
        'netCents', t.net_cents, 'taxRate', t.tax_rate, 'taxCents', t.tax_cents, 'totalCents', t.total_cents,
        'description', t.description, 'iban', t.iban, 'beneficiary', t.beneficiary, 'customer', t.customer,
        'paymentStatus', t.payment_status, 'files', ${filesOf('invoice', 'array[t.id]')},
        'contract', jsonb_build_object('id', c.id, 'name', c.name, 'number', c.number))
        order by t.created_at desc, t.id desc), '[]')
      from (select * from invoice t where ${isOwn} order by t.created_at desc, t.id desc limit $2::int) t
      join energy_contract c on c.id = t.energy_contract_id),
    'total', (select count(*) from invoice t where ${isOwn}))::text as answer`;

/** Entries of others after what person `who` has read. */
const unread = (who: string) => `(select count(*) from (
  select from message m where m.negotiation_id = n.id and m.sender_id <> ${who} and m.id > coalesce(nm.last_read_id,
    '00000000-0000-0000-0000-000000000000')
  union all select from contract_template v where v.negotiation_id = n.id and v.author_id <> ${who}
    and v.id > coalesce(nm.last_read_id, '00000000-0000-0000-0000-000000000000') limit 1000) u)`;

/** $2: the id, $3: the caller. */
const negotiation = `
  select jsonb_build_object('id', n.id, 'status', n.status, 'entityType', n.entity_type,
    'item', jsonb_build_object('id', coalesce(n.project_id, n.offer_id), 'name', coalesce(p.name, o.name)),
    'entities', jsonb_build_array(jsonb_build_object('id', oe.id, 'name', oe.name),
      jsonb_build_object('id', ce.id, 'name', ce.name)),
    'energyContractId', n.energy_contract_id, 'createdAt', n.created_at, 'updatedAt', n.updated_at,
    'muted', coalesce(nm.muted, false), 'unreadCount', ${unread('$3')},
    'participants', (select jsonb_agg(jsonb_build_object('userId', u.id, 'displayName', u.display_name,
        'legalEntityId', e.legal_entity_id, 'authorizationLevel', e.authorization_level, 'avatarColor', u.avatar_color)
        order by e.legal_entity_id = n.counterparty_entity_id, u.display_name, u.id)
      from employee e join app_user u on u.id = e.user_id and u.status = 'active'
      left join negotiation_member w on w.negotiation_id = n.id and w.user_id = u.id
      where e.legal_entity_id in (n.owner_entity_id, n.counterparty_entity_id) and e.removed_at is null
        and (e.role in ('contracting', 'manage') or w.has_written)),
    'templates', (select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'createdAt', v.created_at,
        'authorId', v.author_id, 'authorName', u.display_name, 'legalEntityId', v.legal_entity_id) order by v.version desc)
      from contract_template v join app_user u on u.id = v.author_id where v.negotiation_id = n.id),
    'projectSale', p.content -> 'financialConditions',
    'ended', (select jsonb_build_object('at', n.ended_at, 'by', h.actor_id) from event h
      where n.ended_at is not null and h.record_kind = 'negotiation' and h.record_id = n.id
        and h.action in ('closed', 'cancelled') order by h.id desc limit 1))::text as answer
  from negotiation n left join project p on p.id = n.project_id left join offer o on o.id = n.offer_id
  join legal_entity oe on oe.id = n.owner_entity_id join legal_entity ce on ce.id = n.counterparty_entity_id
  left join negotiation_member nm on nm.negotiation_id = n.id and nm.user_id = $3
  where n.id = $2 and ${members}`;

const rejected = (kind: string, ownerColumn: string) => `
  select 'rejected' as kind, '${kind}' as record, t.id, t.name, (select h.comment from event h
      where h.record_kind = '${kind}' and h.record_id = t.id and h.status = 'rejected' order by h.id desc limit 1) as comment,
    null::date as due, null::numeric as price, null::bigint as unread, 2 as urgency, t.updated_at as since
  from ${kind} t where t.status = 'rejected' and t.${ownerColumn} = any($1::uuid[])`;

/** $2: the caller, $3: how many. */
const tasks = `
  with waiting as (${rejected('legal_entity', 'id')} union all ${rejected('project', 'owner_id')}
    union all ${rejected('offer', 'owner_id')} union all ${rejected('energy_contract', 'owner_id')}
    union all select 'invoice', 'invoice', t.id, t.number, t.payment_comment, t.due_date, t.total_cents / 100.0, null,
      case t.status when 'overdue' then 0 else 1 end, t.created_at
    from invoice t where t.status in ('pending', 'overdue') and t.payment_status is distinct from 'pending' and ${isOwn}
    union all select 'registration', 'negotiation', n.id, v.terms ->> 'name', null,
      (v.terms ->> 'contractSignatureDate')::date, null, null, 1, v.created_at
    from negotiation n join contract_template v on v.negotiation_id = n.id and v.version = n.template_version
    where n.status in ('AVAILABLE', 'ONGOING')
      and v.signed_on between '2025-11-19' and current_date::text and ${members}
    union all select 'negotiation', 'negotiation', n.id, coalesce(p.name, o.name), m.text, null, null, ${unread('$2')}, 3,
      n.last_entry_at
    from negotiation n left join message m on m.id = n.last_entry_id
    left join contract_template v on v.id = n.last_entry_id
    left join negotiation_member nm on nm.negotiation_id = n.id and nm.user_id = $2
    left join project p on p.id = n.project_id left join offer o on o.id = n.offer_id
    where n.status in ('AVAILABLE', 'ONGOING') and not coalesce(nm.muted, false)
      and coalesce(m.sender_id, v.author_id) <> $2 and (nm.last_read_id is null or n.last_entry_id > nm.last_read_id)
      and ${members})
  select jsonb_build_object('items', (select coalesce(jsonb_agg(to_jsonb(w)), '[]')
      from (select * from waiting order by urgency, due, since desc, id limit $3::int) w),
    'total', (select count(*) from waiting), 'openInvoices', (select count(*) from waiting where kind = 'invoice'),
    'unreadNegotiations', (select count(*) from waiting where kind = 'negotiation'))::text as answer`;

interface LeastCall {
  text: string;
  /** What $1 is. */
  by: 'entities' | 'caller';
  /** Planned once per connection, as the session's: not where the values decide the plan. */
  isPrepared: boolean;
}
const byKey = (text: string): LeastCall => ({ text, by: 'entities', isPrepared: true });
const byFilter = (text: string): LeastCall => ({ text, by: 'entities', isPrepared: false });

export const leastStatements = {
  project: byKey(project),
  marketList: byFilter(marketList(counted)),
  /** With the total that is kept, as the product keeps it. */
  marketListKept: byFilter(marketList('$5::int')),
  contract: byKey(contract),
  legalEntity: byKey(legalEntity),
  negotiation: byKey(negotiation),
  thread: byKey(thread),
  tasks: byKey(tasks),
  notifications: { text: notifications, by: 'caller', isPrepared: true },
  invoices: byFilter(invoices),
} satisfies Record<string, LeastCall>;
export type LeastStatement = keyof typeof leastStatements;
