// What an archive holds: a tar, compressed by zstd and encrypted by age where there are recipients. `backup.json` comes
// first and SHA256SUMS last; between them lie the database, the key and the files. All three formats have programs of
// their own, so an archive can be opened without the product (docs/operations.md).
import { z } from 'zod';

export const headerName = 'backup.json';
export const stateName = 'state.json';
export const sumsName = 'SHA256SUMS';
export const secretKeyName = 'secret.key';
export const clusterFolder = 'postgres/cluster';
export const dumpFolder = 'database.dump';
export const filesFolderName = 'files';

/** A newer format is refused. */
export const archiveFormat = 1;

export const headerSchema = z.object({
  format: z.int(),
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  kind: z.enum(['embedded', 'external']),
  isScheduled: z.boolean(),
  /** PostgreSQL's major version. */
  postgres: z.int(),
  /** That the database has, by name. */
  migrations: z.array(z.string()),
  isDemo: z.boolean(),
  /** `bucket`: files lie in S3 and are not in the archive. */
  files: z.enum(['folder', 'bucket']),
  /** Tells whether a SECRET_KEY is the one of the backup, without telling the key. */
  keyMark: z.string(),
  hasKey: z.boolean(),
});
export type ArchiveHeader = z.infer<typeof headerSchema>;

const tableState = z.object({ name: z.string(), rows: z.int(), sum: z.string().optional() });
export type TableState = z.infer<typeof tableState>;

export const stateSchema = z.object({
  /** Everything that was acknowledged before is in the backup. */
  completeUntil: z.iso.datetime(),
  /** The last seal of the audit log. */
  seal: z.object({ place: z.int(), hash: z.string() }).nullable(),
  /**
   * Of a dump every table, with the sum over its rows, as it was at that moment. Of a copied cluster the tables that only
   * grow, as they were when the copying began.
   */
  tables: z.array(tableState),
});
export type ArchiveState = z.infer<typeof stateSchema>;

const topLevel = new Set([
  ...[headerName, stateName, sumsName, secretKeyName],
  ...['postgres', dumpFolder, filesFolderName],
]);

/** Whether a name can be laid down below a folder: an altered archive must not lead elsewhere. */
export function isSafeName(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('/');
  const isOrdinary = (part: string) => part !== '' && part !== '.' && part !== '..';
  return topLevel.has(parts[0] ?? '') && parts.every(isOrdinary) && !/[\\\0\n\r]/.test(name);
}
