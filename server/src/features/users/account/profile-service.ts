// What users change about themselves. The log names the changed fields without personal values, because it is never
// erased.
import type { MailKind, MailTime } from '@wattpact/domain/notifications/mail-preferences';
import { mailTimesFor } from '@wattpact/domain/notifications/mail-times-for';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { type AcceptedTexts, acceptedNow, legalTexts, legalVersions } from '@wattpact/domain/users/legal-texts';
import type { profileInput } from '@wattpact/domain/users/person-input';
import type { acceptedTextsInput, avatarInput, preferencesInput } from '@wattpact/domain/users/user';
import type { z } from 'zod';
import { json } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { conflict, invalid, notFound } from '../../../platform/http/problem-error.ts';
import {
  attachAvatar,
  openAvatar,
  removeAvatar,
  type StoredPicture,
  storePicture,
} from '../../files/avatar-service.ts';
import { getUser, lockUser, mergePreferences, type UserRow, updateUser } from '../user-queries.ts';

/** @param fields the changed ones by name; nothing is written when there are none */
async function recordChange(context: Context, action: string, fields: string[]): Promise<void> {
  if (fields.length === 0) return;
  await recordEvent(context, { recordKind: 'user', recordId: context.actor.id, action, data: { fields } });
}

export async function updateProfile(context: Context, input: z.output<typeof profileInput>): Promise<UserRow> {
  const { db, actor, now } = context;
  const before = await getUser(db, actor.id);
  const set = { first_name: input.firstName, last_name: input.lastName, phone: input.phone ?? null };
  const after = await updateUser(db, actor.id, set, now);
  const fields = { firstName: 'first_name', lastName: 'last_name', phone: 'phone' } as const;
  const changed = Object.entries(fields).filter(([, column]) => before[column] !== after[column]);
  await recordChange(
    context,
    'profile_changed',
    changed.map(([name]) => name),
  );
  return after;
}

export async function setLanguage(context: Context, language: Language): Promise<UserRow> {
  const { db, actor, now } = context;
  await recordChange(context, 'language_changed', actor.language === language ? [] : ['language']);
  return updateUser(db, actor.id, { language }, now);
}

const cannotBeChosen = ([kind, time]: [string, MailTime]) => !mailTimesFor(kind as MailKind).includes(time);

/** @throws 400 for a time at which a kind is not mailed */
export async function setPreferences(
  context: Context,
  preferences: z.output<typeof preferencesInput>,
): Promise<UserRow> {
  const { db, actor, now } = context;
  if (Object.entries(preferences.mails ?? {}).some(cannotBeChosen))
    throw invalid({ path: 'mails', key: 'error_invalid.mails' });
  await recordChange(context, 'preferences_changed', Object.keys(preferences));
  return mergePreferences(db, actor.id, preferences, now);
}

/**
 * Accepting the same version again changes nothing.
 * @throws 409 when one of the versions is not the present one
 */
export async function acceptTexts(context: Context, versions: z.output<typeof acceptedTextsInput>): Promise<UserRow> {
  const { db, actor, now } = context;
  const user = await lockUser(db, actor.id);
  const accepted = user.accepted_texts as AcceptedTexts;
  const named = legalTexts.filter((name) => versions[name] !== undefined);
  if (named.some((name) => versions[name] !== legalVersions[name])) throw conflict('error_text_changed');
  const isNew = named.filter((name) => accepted[name]?.version !== legalVersions[name]);
  if (isNew.length === 0) return user;
  const data = { acceptedTexts: Object.fromEntries(isNew.map((name) => [name, legalVersions[name]])) };
  await recordEvent(context, { recordKind: 'user', recordId: actor.id, action: 'texts_accepted', data });
  return updateUser(db, actor.id, { accepted_texts: json({ ...accepted, ...acceptedNow(isNew, now) }) }, now);
}

/** Naming the current picture keeps it; naming none removes it. */
export async function setAvatar(context: Context, input: z.output<typeof avatarInput>): Promise<UserRow> {
  const { db, actor } = context;
  const fileId = input.fileId?.toLowerCase() ?? null;
  const { avatar_file_id: present } = await getUser(db, actor.id);
  const picture = fileId === null || fileId === present ? undefined : await storePicture(context, fileId, 'fileId');
  return inTransaction(context, (inside) => changeAvatar(inside, fileId, picture, input.avatarColor));
}

async function changeAvatar(
  context: Context,
  fileId: string | null,
  picture: StoredPicture | undefined,
  avatarColor: string | undefined,
): Promise<UserRow> {
  const { db, actor, now } = context;
  const before = await lockUser(db, actor.id);
  const isNew = fileId !== before.avatar_file_id;
  if (isNew && picture) await attachAvatar(context, picture, 'fileId');
  if (isNew && !picture) await removeAvatar(context);
  const colour = avatarColor ?? before.avatar_color;
  await recordChange(context, 'avatar_changed', [
    ...(isNew ? ['avatarFileId'] : []),
    ...(colour === before.avatar_color ? [] : ['avatarColor']),
  ]);
  const version = before.avatar_version + (isNew ? 1 : 0);
  // The user removed the picture meanwhile, so it is gone.
  const file = isNew ? (picture?.id ?? null) : fileId;
  return updateUser(db, actor.id, { avatar_file_id: file, avatar_color: colour, avatar_version: version }, now);
}

/** The picture of any user, with the version in its address. */
export async function findAvatar({ db, platform }: Context, userId: string) {
  const user = await getUser(db, userId);
  if (user.avatar_file_id === null) throw notFound();
  return { version: user.avatar_version, ...(await openAvatar(platform, user.avatar_file_id)) };
}
