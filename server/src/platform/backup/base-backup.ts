// Copies the embedded cluster while it runs and is written to, by PostgreSQL's low-level API: between pg_backup_start and
// pg_backup_stop its files, and then the log of that time, which makes them one consistent state at the next start.
import { join } from 'node:path';
import type pg from 'pg';
import { clusterFolder } from './archive-format.ts';
import type { Archive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { clusterEntries, controlFile, openSteady, readControlFile } from './cluster-files.ts';
import { segmentNames } from './wal-segments.ts';

interface Stopped {
  lsn: string;
  labelfile: string;
  spcmapfile: string | null;
}

async function addFile(archive: Archive, cluster: string, name: string): Promise<boolean> {
  const file = await openSteady(join(cluster, name));
  if (file) await archive.add({ ...file, name: `${clusterFolder}/${name}` }, file.content);
  return file !== undefined;
}

async function addFiles(archive: Archive, cluster: string): Promise<void> {
  await archive.addFolder(clusterFolder);
  for await (const { name, isFolder } of clusterEntries(cluster)) {
    if (isFolder) await archive.addFolder(`${clusterFolder}/${name}`);
    // What was dropped meanwhile is gone in the log too.
    else await addFile(archive, cluster, name);
  }
}

interface Log {
  segmentBytes: number;
  timeline: number;
}

async function readLog(client: pg.Client): Promise<Log> {
  const { rows } = await client.query<Log>(
    `select pg_size_bytes(current_setting('wal_segment_size'))::int as "segmentBytes",
       (select timeline_id from pg_control_checkpoint()) as timeline`,
  );
  return rows[0] as Log;
}

async function addLog(archive: Archive, cluster: string, names: readonly string[], bytes: number): Promise<void> {
  for (const name of names) {
    const file = await openSteady(join(cluster, 'pg_wal', name));
    if (file?.size !== bytes) throw new BackupError(`PostgreSQL's log ${name} is not whole: make the backup anew.`);
    await archive.add({ ...file, name: `${clusterFolder}/pg_wal/${name}` }, file.content);
  }
}

/**
 * @param client a superuser's connection that does nothing else: where it ends, the backup ends without a result
 * @param id names the reservation of the log
 * @returns the server's clock at the end: what was committed before is in the backup
 */
export async function addCluster(client: pg.Client, archive: Archive, cluster: string, id: string): Promise<string> {
  // Reserves the log from before the start on, however long the copying takes; it ends with the connection.
  const slot = `backup_${id.replaceAll('-', '')}`;
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const { rows } = await client.query<{ lsn: string }>('select pg_backup_start($1, true)::text as lsn', [id]);
  const from = rows[0]?.lsn ?? '';
  await addFiles(archive, cluster);
  await archive.add({ name: `${clusterFolder}/${controlFile}`, size: 8192 }, [await readControlFile(cluster)]);
  const { rows: asked } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const { rows: ended } = await client.query<Stopped>(
    'select lsn::text, labelfile, spcmapfile from pg_backup_stop(false)',
  );
  const stopped = ended[0] as Stopped;
  if (stopped.spcmapfile) throw new BackupError('The embedded database has tablespaces, which cannot be backed up.');
  await archive.addText(`${clusterFolder}/backup_label`, stopped.labelfile);
  const { segmentBytes, timeline } = await readLog(client);
  await addLog(archive, cluster, segmentNames(timeline, from, stopped.lsn, segmentBytes), segmentBytes);
  await client.query('select pg_drop_replication_slot($1)', [slot]);
  return (asked[0]?.now ?? new Date()).toISOString();
}
