// The archives in a folder or a bucket: their names, and which of them are kept.

export interface KeptBackup {
  name: string;
  startedAt: Date;
}

/** `wattpact-20261124T023000Z.tar.zst`, with `.age` where it is encrypted. */
export function archiveName(startedAt: Date, isEncrypted: boolean): string {
  const instant = startedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  return `wattpact-${instant}.tar.zst${isEncrypted ? '.age' : ''}`;
}

const pattern = /^wattpact-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?$/;

/** Names of archives, the youngest first; all others are left out. */
export function backupsAmong(names: readonly string[]): KeptBackup[] {
  return names
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
      if (year === undefined) return [];
      return [{ name, startedAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }];
    })
    .toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
}

const dayMs = 86_400_000;
const dayOf = ({ startedAt }: KeptBackup) => Math.floor(startedAt.getTime() / dayMs);
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (backup: KeptBackup) => Math.floor((dayOf(backup) + 3) / 7);

/** The youngest of each of the youngest periods that have one. */
function youngestOf(
  backups: readonly KeptBackup[],
  period: (backup: KeptBackup) => number,
  most: number,
): KeptBackup[] {
  const youngest = new Map<number, KeptBackup>();
  for (const backup of backups) if (!youngest.has(period(backup))) youngest.set(period(backup), backup);
  return [...youngest.values()].slice(0, most);
}

/**
 * Kept are all of the last 24 hours, and the youngest of each of so many days and weeks (UTC) that have one. Days without
 * a backup do not count, so nothing goes while none is made.
 * @param backups the youngest first
 */
export function expiredAmong(
  backups: readonly KeptBackup[],
  { daily, weekly, now }: { daily: number; weekly: number; now: Date },
): KeptBackup[] {
  const kept = new Set([
    ...backups.filter(({ startedAt }) => now.getTime() - startedAt.getTime() < dayMs),
    ...youngestOf(backups, dayOf, daily),
    ...youngestOf(backups, weekOf, weekly),
  ]);
  return backups.filter((backup) => !kept.has(backup));
}
