// What somebody may not see answers 404, as what does not exist. One such answer says nothing: a link may be old. Many of
// different records are somebody who tries addresses. Counted in this process, since each costs no statement then.

const windowMs = 600_000;
const many = 20;
/** Bounds the memory: the person whose first miss is the oldest is forgotten. */
const mostPeople = 10_000;

interface Misses {
  since: number;
  records: Set<string>;
}

/** @returns a function that notes a miss and says whether they are many now; then it counts from the start again */
export function createMissedRecords(): (userId: string, record: string, now: number) => boolean {
  /** In the order of their first misses. */
  const people = new Map<string, Misses>();

  function begin(userId: string, since: number): Misses {
    people.delete(userId);
    const [oldest] = people.keys();
    if (people.size >= mostPeople && oldest !== undefined) people.delete(oldest);
    const misses = { since, records: new Set<string>() };
    people.set(userId, misses);
    return misses;
  }

  return (userId, record, now) => {
    const known = people.get(userId);
    const { records } = known && now - known.since < windowMs ? known : begin(userId, now);
    records.add(record);
    return records.size >= many && people.delete(userId);
  };
}
