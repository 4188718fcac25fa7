// What is signed and not registered, read from negotiations and contracts; this file writes nothing.

import type { DueKind } from '@wattpact/domain/energy-contracts/registration-api';
import type { RegistrationTerms } from '@wattpact/domain/energy-contracts/registration-duty';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { planned } from '../../platform/database/statement-marks.ts';
import type { Condition } from '../../platform/lists/conditions.ts';

/** A negotiation with a version and no contract, or a rejected contract. */
export interface Unregistered {
  kind: DueKind;
  id: string;
  /** Of the contract. */
  name: string;
  /** The entities that may register it. */
  entityIds: string[];
  firstPartyCountry: string;
  terms: RegistrationTerms;
  /** Null for a negotiation, as is the administrator's reason. */
  rejectedAt: string | null;
  comment: string | null;
  since: string;
}

/** Which negotiations `n` with their newest version `v`, and which contracts `t`. */
interface Wanted {
  negotiation: Condition;
  contract: Condition;
}

const used = [
  'deliveryType',
  'automaticRenewal',
  'annualVolume',
  'contractSignatureDate',
  'expectedStartDate',
  'expectedEndDate',
  'financialConditions',
  'location',
] as const satisfies (keyof RegistrationTerms)[];

/** Written once: the home page asks for it at every look. */
const termsOf = (content: string, secondPartyCountry: string): RawBuilder<RegistrationTerms> => {
  const fields = used.map((name) => `'${name}', ${content} -> '${name}'`);
  return sql.raw(`jsonb_build_object(${fields.join(', ')}, 'secondPartyFiscalInfo',
    jsonb_build_object('country', ${secondPartyCountry}))`);
};
const negotiationTerms = termsOf('v.terms', 'ce.country');
const contractTerms = termsOf('t.content', 't.second_party_country');

const ofNegotiations = (wanted: Condition) => sql`
  select 'negotiation' as kind, n.id, v.terms ->> 'name' as name,
    array[n.owner_entity_id, n.counterparty_entity_id] as "entityIds", oe.country as "firstPartyCountry",
    ${negotiationTerms} as terms, null::timestamptz as "rejectedAt", null as comment, v.created_at as since
  from negotiation n join contract_template v on v.negotiation_id = n.id and v.version = n.template_version
  join legal_entity oe on oe.id = n.owner_entity_id join legal_entity ce on ce.id = n.counterparty_entity_id
  where n.status in ('AVAILABLE', 'ONGOING') and ${wanted}`;

/** Whether an amendment of contract `t` waits or was rejected: the version before it stays in force. */
export const isAmended = sql<boolean>`exists (
  select from contract_version v where v.energy_contract_id = t.id and v.approved_at is null)`;

const ofRejectedContracts = (wanted: Condition) => sql`
  select 'energy_contract', t.id, t.name, array[t.owner_id], o.country, ${contractTerms}, decision.at, decision.comment,
    t.updated_at
  from energy_contract t join legal_entity o on o.id = t.owner_id
  left join lateral (select e.at, e.comment from event e where e.record_kind = 'energy_contract' and e.record_id = t.id
    and e.status = 'rejected' order by e.id desc limit 1) decision on true
  where t.status = 'rejected' and not ${isAmended} and ${wanted}`;

const unregistered = ({ negotiation, contract }: Wanted) =>
  sql<Unregistered>`${ofNegotiations(negotiation)} union all ${ofRejectedContracts(contract)}`;

async function listUnregistered(db: Db, wanted: Wanted): Promise<Unregistered[]> {
  const { rows } = await sql<Unregistered>`
    select ${planned} * from (${unregistered(wanted)}) waiting order by id`.execute(db);
  return rows;
}

/** Calendar dates, both included. */
interface Days {
  from: string;
  to: string;
}

const signedIn = ({ from, to }: Days): Wanted => ({
  negotiation: sql<boolean>`v.signed_on between ${from} and ${to}`,
  contract: sql<boolean>`t.signature_date between ${from}::date and ${to}::date`,
});

export interface Registering {
  /** Whose negotiations. */
  negotiating: string[];
  /** Whose rejected contracts. */
  contracting: string[];
}

function wantedOf({ negotiating, contracting }: Registering, signed: Days): Wanted {
  const { negotiation, contract } = signedIn(signed);
  return {
    negotiation: sql<boolean>`(n.owner_entity_id = any(${negotiating}::uuid[])
      or n.counterparty_entity_id = any(${negotiating}::uuid[])) and ${negotiation}`,
    contract: sql<boolean>`t.owner_id = any(${contracting}::uuid[]) and ${contract}`,
  };
}

export const listUnregisteredOf = (db: Db, entities: Registering, signed: Days): Promise<Unregistered[]> =>
  listUnregistered(db, wantedOf(entities, signed));

/** The same rows as a part of another statement. */
export const unregisteredOf = (entities: Registering, signed: Days): RawBuilder<Unregistered> =>
  unregistered(wantedOf(entities, signed));

/** Of everybody. */
export const listUnregisteredSigned = (db: Db, signed: Days): Promise<Unregistered[]> =>
  listUnregistered(db, signedIn(signed));

/** Locks the record until the transaction ends; undefined when it is no longer unregistered. */
export async function lockUnregistered(
  db: Db,
  { kind, id }: Pick<Unregistered, 'kind' | 'id'>,
): Promise<Unregistered | undefined> {
  await sql`select from ${sql.table(kind)} where id = ${id} for no key update`.execute(db);
  const only = (of: DueKind, column: string) =>
    kind === of ? sql<boolean>`${sql.ref(column)} = ${id}` : sql<boolean>`false`;
  const wanted = { negotiation: only('negotiation', 'n.id'), contract: only('energy_contract', 't.id') };
  const [one] = await listUnregistered(db, wanted);
  return one;
}
