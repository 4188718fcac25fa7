// Backends that outlived their postmaster: they hold the old shared memory and prevent the next start.
import { realpathSync } from 'node:fs';
import type { ClusterHome } from './cluster-home.ts';
import { codeOf } from './failure.ts';
import { allProcesses, titleOf, workingFolderOf } from './processes.ts';

/** Every process of this cluster. A copy of the data folder has the same name, but runs in another folder. */
export function processesOf(home: ClusterHome): number[] {
  const folder = realpathSync(home.cluster);
  return allProcesses().filter((pid) => {
    const title = titleOf(pid);
    if (title.includes(`cluster_name=${home.secrets.clusterName}`)) return title.includes(`-D ${home.cluster} `);
    if (!title.startsWith(`postgres: ${home.secrets.clusterName}: `)) return false;
    return (workingFolderOf(pid) ?? folder) === folder;
  });
}

/** Call it only when no postmaster runs: a backend without one cannot save anything. */
export function killLeftovers(home: ClusterHome): void {
  for (const pid of processesOf(home)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
}
