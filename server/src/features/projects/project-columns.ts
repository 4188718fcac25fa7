// What stands beside the row `t` of a project: its line of remainders, its kin, and the capacity under contract.
import { type RawBuilder, sql } from 'kysely';

export interface Kin {
  id: string;
  /** In MW. */
  totalPurchasedCapacity: number;
  parentId: string | null;
}

/** The project and all of which it is directly or indirectly a remainder; it inherits their documents. */
export const lineOfDescent: RawBuilder<string[]> = sql<string[]>`case when t.parent_project_id is null then array[t.id]
  else array(
    with recursive line as (
      select t.id, t.parent_project_id as parent
      union all select p.id, p.parent_project_id from line l join project p on p.id = l.parent)
    select id from line) end`;

/** The project of which this one is the remainder, and its own remainder. */
export const kinColumn: RawBuilder<Kin[]> = sql<Kin[]>`(
  select coalesce(json_agg(json_build_object('id', k.id, 'parentId', k.parent_project_id,
    'totalPurchasedCapacity', coalesce(k.total_purchased_capacity, 0))), '[]')
  from project k where (k.parent_project_id = t.id or k.id = t.parent_project_id) and k.id <> t.id
    and k.status <> 'deleted')`;

/**
 * In MW, over all contracts in force that took capacity of the project when they were approved (agreed capacity, not
 * the offered one). An ended contract frees its capacity, but a closed project does not reopen: a new one offers it.
 */
export const contractedCapacity: RawBuilder<number> = sql<number>`(
  select coalesce(sum(c.contracted_capacity), 0)::float8 from energy_contract c
  where c.project_id = t.id and c.status not in ('rejected', 'terminated', 'deleted'))`;
