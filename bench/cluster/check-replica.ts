// Lists while the replica is killed, stopped without a word, and kept from replaying.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './checks.ts';
import { ask, type Cluster } from './debian-postgres.ts';
import { type Call, load, send } from './load.ts';
import type { Pair } from './market.ts';
import { type ApiProcess, counted } from './processes.ts';

export interface WithReplica {
  balanced: string;
  apis: readonly ApiProcess[];
  replica: Cluster;
  pairs: readonly Pair[];
}

const mostSeconds = 5;

/** Answers, no one refused, within this time: what is asked of a list while its replica goes. */
const isFast = ({ refused, longestMs }: { refused: string[]; longestMs: number }) =>
  refused.length === 0 && longestMs <= mostSeconds * 1000;

const listOf =
  (pairs: readonly Pair[]) =>
  (number: number): Call => ({
    method: 'GET',
    path: number % 2 === 0 ? '/api/projects?limit=20' : '/api/search/projects?limit=20&countries=portugal',
    token: (pairs[number % pairs.length] as Pair).seller.token,
  });

/** Seconds until every process says so. */
async function until(apis: readonly ApiProcess[], isUp: boolean): Promise<number> {
  const begun = performance.now();
  while ((await counted(apis, 'wattpact_replica_up')) !== (isUp ? apis.length : 0)) {
    if (performance.now() - begun > 60_000)
      throw new Error(`the processes do not see that the replica is ${isUp ? 'back' : 'gone'}`);
    await pause(50);
  }
  return (performance.now() - begun) / 1000;
}

async function during(
  name: string,
  { balanced, apis, pairs }: WithReplica,
  lose: () => Promise<void>,
  mend: () => Promise<void>,
): Promise<Check> {
  await until(apis, true);
  let isOver = false;
  const loading = load(balanced, listOf(pairs), { callers: 12, goesOn: () => !isOver });
  await pause(1000);
  const before = await counted(apis, 'wattpact_list_reads_total', ['source="replica"']);
  await lose();
  const gone = await until(apis, false);
  await pause(1500);
  await mend();
  const back = await until(apis, true);
  await pause(1000);
  isOver = true;
  const outcome = await loading;
  const used = (await counted(apis, 'wattpact_list_reads_total', ['source="replica"'])) > before;
  for (const line of outcome.refused.slice(0, 5)) console.log(`  refused: ${line}`);
  return {
    name,
    found: `${outcome.answered} answered, ${outcome.refused.length} refused, the slowest ${Math.round(outcome.longestMs)} ms; noticed after ${gone.toFixed(1)} s, used again ${back.toFixed(1)} s after its return`,
    isRight: isFast(outcome) && used,
  };
}

/** The postmaster and all below it. */
function treeOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const];
      } catch {
        return [];
      }
    });
  return [root, ...parents.filter(([, parent]) => parent === root).map(([pid]) => pid)];
}

const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
};

/** Whoever changes something sees it; others do as soon as the replica has it, or is too late for all. */
async function late({ balanced, apis, replica, pairs }: WithReplica): Promise<Check[]> {
  const [pair, other] = pairs as [Pair, Pair];
  await until(apis, true);
  await ask(replica.superuserUrl, 'select pg_wal_replay_pause()');
  let stale = 0;
  const rounds = 50;
  for (let number = 0; number < rounds; number += 1) {
    const isPublishedInMarketplace = number % 2 === 0;
    const path = `/api/projects/${pair.projectId}/settings`;
    await send(balanced, { method: 'PATCH', path, token: pair.seller.token, body: { isPublishedInMarketplace } });
    const { body } = await send(balanced, { method: 'GET', path: '/api/projects', token: pair.seller.token });
    if (JSON.parse(body).items[0].isPublishedInMarketplace !== isPublishedInMarketplace) stale += 1;
  }
  const begun = performance.now();
  const lateReads = () => counted(apis, 'wattpact_list_reads_total', ['reason="late"']);
  const before = await lateReads();
  while ((await lateReads()) === before && performance.now() - begun < 20_000) {
    await send(balanced, { method: 'GET', path: '/api/projects', token: other.seller.token });
    await pause(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  await ask(replica.superuserUrl, 'select pg_wal_replay_resume()');
  return [
    {
      name: `${rounds} changes and own lists over four processes while nothing is replayed`,
      found: `${stale} lists without the change`,
      isRight: stale === 0,
    },
    {
      name: 'a replica that no longer replays',
      found: `nobody reads from it ${seconds.toFixed(1)} s after the last of these changes at the latest`,
      isRight: seconds <= mostSeconds + 1,
    },
  ];
}

export async function checkReplica(given: WithReplica): Promise<Check[]> {
  const { replica } = given;
  let frozen: number[] = [];
  return [
    await during(
      'the replica killed (SIGKILL)',
      given,
      () => replica.stop('SIGKILL'),
      () => replica.start(),
    ),
    await during(
      'the replica stopped without a word (SIGSTOP)',
      given,
      async () => {
        frozen = treeOf(replica.pid());
        signalAll(frozen, 'SIGSTOP');
      },
      async () => signalAll(frozen, 'SIGCONT'),
    ),
    ...(await late(given)),
  ];
}
