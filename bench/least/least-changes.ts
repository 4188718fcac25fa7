// The changing calls of the least server, written by hand: the statements of the product's transaction, all of them
// sent in one write, because none waits for another's answer.
import { newId } from '../../server/src/platform/ids.ts';
import { leastStatements } from './least-statements.ts';

export interface Asked {
  path: string;
  key: string;
  body: Record<string, unknown>;
  caller: { id: string; displayName: string; entities: string[] };
}

interface Statement {
  /** It is planned once per connection. */
  name: string;
  text: string;
  values: unknown[];
}

interface Work {
  /** Between `begin` and `commit`. */
  statements: Statement[];
  /** The answer's text. */
  answer?: string;
  /** The place of the statement that returns the answer's text instead. */
  read?: number;
}

interface LeastChange {
  method: 'POST' | 'PATCH';
  status: number;
  work(asked: Asked): Work;
}

const claim = ({ caller, path, key }: Asked): Statement => ({
  name: 'claim',
  text: `insert into idempotency_key (user_id, call, key, request_hash, created_at)
    select $1, $2, $3, $4, $5 from (select set_config('lock_timeout', '10s', true) as wait) l where l.wait is not null
    on conflict (user_id, call, key) do nothing returning set_config('lock_timeout', '0', true)`,
  values: [caller.id, `POST ${path}`, key, Buffer.alloc(32), new Date().toISOString()],
});

const keep = ({ caller, path, key }: Asked, answer: object): Statement => ({
  name: 'keep',
  text: `update idempotency_key set status = 201, answer = $4 where user_id = $1 and call = $2 and key = $3`,
  values: [caller.id, `POST ${path}`, key, JSON.stringify(answer)],
});

/** For the limit of messages of one person: ten minutes in slices of ten seconds. */
function count({ caller }: Asked): Statement {
  const now = Date.now();
  const start = now - (now % 10_000);
  return {
    name: 'count',
    text: `with others as materialized (select coalesce(sum(count), 0)::int as count from rate_counter
        where key = $1 and window_start > $2 and window_start <> $3)
      insert into rate_counter as c (key, window_start, count)
      select $1, $3, case when others.count < $4::int then 1 end from others
      on conflict (key, window_start) do update
        set count = case when c.count + (select count from others) < $4::int then c.count + 1 end`,
    values: [`least ${caller.id}`, new Date(start - 600_000).toISOString(), new Date(start).toISOString(), 200],
  };
}

interface Event {
  kind: string;
  id: string;
  ownerId: string | undefined;
  action: string;
  status: string | null;
  data: object;
}

const place = `with place as (select id_after($1, (select id from event
    where record_kind = $2 and record_id = $3 order by id desc limit 1)) as id),
  written as (insert into event (id, at, actor_id, record_kind, record_id, owner_id, action, status, changes, data)
    select id, to_timestamp(millisecond_of(id) / 1000.0), $4, $2, $3, $5, $6, $7, '[]', $8 from place returning id)
  select graphile_worker.add_job('tell_listeners', json_build_object('eventId', id)) is not null`;

const event = ({ caller }: Asked, { kind, id, ownerId, action, status, data }: Event, told?: object): Statement => ({
  name: told ? 'toldEvent' : 'event',
  text: `${place} ${told ? `, pg_notify('realtime', $9)` : ''} from written`,
  values: [
    ...[newId(), kind, id, caller.id, ownerId, action, status, JSON.stringify(data)],
    ...(told ? [JSON.stringify(told)] : []),
  ],
});

function sendMessage(asked: Asked): Work {
  const { caller, body, path } = asked;
  const negotiationId = path.split('/')[3];
  const [id, at, entity] = [newId(), new Date().toISOString(), caller.entities[0]];
  const lock = {
    name: 'lock',
    text: `select n.id, n.status, n.last_message_id, n.last_entry_id, oe.name as owner, ce.name as other
      from negotiation n left join project p on p.id = n.project_id
      join legal_entity oe on oe.id = n.owner_entity_id join legal_entity ce on ce.id = n.counterparty_entity_id
      where n.id = $1 and (n.owner_entity_id = any($2::uuid[]) or n.counterparty_entity_id = any($2::uuid[]))
      for no key update of n`,
    values: [negotiationId, caller.entities],
  };
  const insert = {
    name: 'message',
    text: `with moved as (update negotiation set status = 'ONGOING', last_message_id = $2, last_entry_id = $2,
        last_entry_at = $5, updated_at = $5 where id = $1 returning id),
      sent as (insert into message (id, negotiation_id, sender_id, legal_entity_id, text, created_at)
        select $2, id, $3, $4, $6, $5 from moved)
      insert into negotiation_member (negotiation_id, user_id, has_written) select id, $3, true from moved
      on conflict (negotiation_id, user_id) do update set has_written = true`,
    values: [negotiationId, id, caller.id, entity, at, body.text],
  };
  const { id: senderId, displayName: senderName } = caller;
  const whole = { legalEntityId: entity, createdAt: at, files: [], termRef: null, readBy: [] };
  const answer = { id, text: body.text, senderId, senderName, ...whole };
  const told = {
    to: { entities: caller.entities },
    event: 'negotiation_changed',
    payload: { negotiationId, sent: { message: answer } },
  };
  const noted = { kind: 'message', id, ownerId: entity, action: 'new_message', status: null, data: { negotiationId } };
  const statements = [count(asked), lock, claim(asked), insert, event(asked, noted, told), keep(asked, answer)];
  return { statements, answer: JSON.stringify(answer) };
}

/** The row alone, and the answer's statement. */
function insertProject({ caller, body }: Asked): { id: string; insert: Statement; read: Statement } {
  const { sellerLegalEntityId: ownerId, isPublishedInMarketplace, ...content } = body;
  const [id, name] = [newId(), body.designation];
  const insert = {
    name: 'insert',
    text: `insert into project (id, owner_id, status, is_published, content, search_text, created_by, created_at,
        updated_at, submitted_at)
      select $1, e.id, 'pending_validation', $3::boolean, $4::jsonb, $5::text || ' ' || e.name, $6, $7::timestamptz,
        $7::timestamptz, $7::timestamptz
      from legal_entity e where e.id = $2 returning search_text`,
    values: [id, ownerId, isPublishedInMarketplace, JSON.stringify(content), name, caller.id, new Date().toISOString()],
  };
  return { id, insert, read: { name: 'read', text: leastStatements.project.text, values: [caller.entities, id] } };
}

function createProject(asked: Asked): Work {
  const { caller, body } = asked;
  const { sellerLegalEntityId: ownerId } = body;
  const { id, insert, read } = insertProject(asked);
  const [{ fileIds }] = body.documentations as [{ fileIds: string[] }];
  const name = body.designation;
  const entity = {
    name: 'entity',
    text: `select id, name, status from legal_entity where id = $1`,
    values: [ownerId],
  };
  const words = {
    name: 'words',
    text: `select graphile_worker.add_job('note_search_words', $1::json, priority => 10)`,
    values: [JSON.stringify({ text: name })],
  };
  const give = {
    name: 'give',
    text: `update file set record_kind = 'project', record_id = $1 where id in (
      select id from file where id = any($2::uuid[]) and record_id is null and uploaded_by = $3 order by id for update)
      returning *`,
    values: [id, fileIds, caller.id],
  };
  const owner = typeof ownerId === 'string' ? ownerId : undefined;
  const noted = { kind: 'project', id, ownerId: owner, action: 'created', status: 'created', data: { name } };
  const before = [entity, claim(asked), insert, words, event(asked, noted), give];
  return { statements: [...before, read, keep(asked, { id, ...body })], read: before.length };
}

/** What a server does that knows tables alone. */
function createRow(asked: Asked): Work {
  const { insert, read } = insertProject(asked);
  return { statements: [insert, read], read: 1 };
}

function markRead({ caller, body }: Asked): Work {
  const mark = {
    name: 'mark',
    text: `update notification set is_read = true where user_id = $1 and not is_read and id = any($2::uuid[])`,
    values: [caller.id, body.notificationIds],
  };
  const told = { to: { users: [caller.id] }, event: 'notifications_changed', payload: null };
  const tell = { name: 'tell', text: `select pg_notify('realtime', $1)`, values: [JSON.stringify(told)] };
  return { statements: [mark, tell] };
}

export const leastChanges: Record<'message' | 'project' | 'projectRow' | 'read', LeastChange> = {
  message: { method: 'POST', status: 201, work: sendMessage },
  project: { method: 'POST', status: 201, work: createProject },
  projectRow: { method: 'POST', status: 201, work: createRow },
  read: { method: 'PATCH', status: 204, work: markRead },
};
export type LeastChangeName = keyof typeof leastChanges;
