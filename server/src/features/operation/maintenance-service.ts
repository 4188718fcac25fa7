// The notice of maintenance. Every page asks for it, so a process reads it once in half a minute.
import type { MaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import type { Db } from '../../platform/database/database.ts';
import { perDatabase } from '../../platform/database/per-database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import {
  findNotice,
  lockNotice,
  noticeId,
  type StoredNotice,
  takeNoticeAway,
  writeNotice,
} from './maintenance-queries.ts';

const keptMs = 30_000;

interface Memory {
  /** The reading that every call waits for until it is too old. */
  notice?: Promise<MaintenanceNotice | undefined> | undefined;
  readAt: number;
}
const memoryOf = perDatabase((): Memory => ({ readAt: 0 }));

function keptNotice(db: Db, now: Date): Promise<MaintenanceNotice | undefined> {
  const memory = memoryOf(db);
  if (memory.notice === undefined || now.getTime() - memory.readAt >= keptMs) {
    const reading = findNotice(db, now).then(({ notice }) => notice);
    memory.notice = reading;
    memory.readAt = now.getTime();
    reading.catch(() => {
      if (memory.notice === reading) memory.notice = undefined;
    });
  }
  return memory.notice;
}

interface Present {
  notice: MaintenanceNotice | null;
}

/** What everybody reads at this moment. */
export async function getPresentNotice(db: Db, now: Date): Promise<Present> {
  const notice = await keptNotice(db, now);
  const isPresent = notice !== undefined && new Date(notice.startsAt) <= now && now < new Date(notice.endsAt);
  return { notice: isPresent ? notice : null };
}

/** Also before its period, with the version that a change is based on. */
export async function getNotice({ db, now }: Context): Promise<Present & { version: number }> {
  const { notice = null, version } = await findNotice(db, now);
  return { notice, version };
}

/** What a change is based on, read when nobody else can write any more. */
async function lockedNotice(context: Context): Promise<StoredNotice> {
  const { db, now } = context;
  await lockNotice(db);
  const stored = await findNotice(db, now);
  checkVersion(context, stored.version);
  return stored;
}

/** A reading before the commit still finds the notice of before, so that what is kept goes afterwards. */
function forgetLater(context: RequestContext): void {
  context.request.server.afterAnswers.add(context, {
    failure: 'the kept notice of maintenance was not forgotten',
    items: [null],
    save: forget,
  });
}

const forget = async (db: Db): Promise<void> => {
  memoryOf(db).notice = undefined;
};

/** @throws 412 */
export async function setNotice(
  context: RequestContext,
  notice: MaintenanceNotice,
): Promise<Present & { version: number }> {
  const { db } = context;
  const { notice: before, version } = await lockedNotice(context);
  await writeNotice(db, notice, version + 1);
  const after = await getNotice(context);
  await recordEvent(context, {
    recordKind: 'maintenance_notice',
    recordId: noticeId,
    action: before ? 'edited' : 'created',
    changes: (['startsAt', 'endsAt', 'pt', 'en', 'es'] as const).flatMap((fieldName) =>
      before?.[fieldName] === notice[fieldName]
        ? []
        : [{ fieldName, oldValue: before?.[fieldName] ?? null, newValue: notice[fieldName] }],
    ),
  });
  forgetLater(context);
  return after;
}

/** @throws 404 when there is none, 412 */
export async function endNotice(context: RequestContext): Promise<void> {
  const { db } = context;
  const { notice, version } = await lockedNotice(context);
  if (!notice) throw notFound();
  await takeNoticeAway(db, version + 1);
  await recordEvent(context, { recordKind: 'maintenance_notice', recordId: noticeId, action: 'deleted' });
  forgetLater(context);
}
