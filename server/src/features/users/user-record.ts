// A user as the API returns it: to themselves, and to administrators.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { Actor } from '@wattpact/domain/access/roles';
import { mailTimesOf } from '@wattpact/domain/notifications/mail-preferences';
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { UserRecord } from '@wattpact/domain/users/admin-user-api';
import { type AcceptedTexts, legalTexts, legalVersions } from '@wattpact/domain/users/legal-texts';
import type { Profile, UserStatus } from '@wattpact/domain/users/user';
import { userActions } from '@wattpact/domain/users/user-status';
import type { Config } from '../../platform/config.ts';
import { isRefusedAddress } from './account/refused-address.ts';
import type { ListedUser, UserRow } from './user-queries.ts';

type Preferences = Profile['preferences'];

const preferencesOf = ({ preferences }: Pick<UserRow, 'preferences'>): Preferences => ({
  analytical: false,
  skipNegotiationAgreement: false,
  hidesFirstSteps: false,
  ...(preferences as Partial<Preferences>),
  mails: mailTimesOf(preferences),
});

const textsOf = ({ is_admin, accepted_texts }: UserRow): Profile['texts'] =>
  is_admin
    ? []
    : legalTexts.map((name) => ({
        name,
        version: legalVersions[name],
        accepted: (accepted_texts as AcceptedTexts)[name] ?? null,
      }));

const isDemanded = ({ is_admin }: UserRow, { adminSecondFactor }: Config) => adminSecondFactor && is_admin;

export const profileOf = (row: UserRow, config: Config): Profile => ({
  id: row.id,
  isAdmin: row.is_admin,
  language: row.language as Language,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: row.display_name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  mustChangePassword: row.must_change_password,
  hasPassword: row.password_hash !== null,
  hasSecondFactor: row.second_factor_secret !== null,
  secondFactorDemanded: isDemanded(row, config),
  mustEnrolSecondFactor: isDemanded(row, config) && row.second_factor_secret === null,
  avatarColor: row.avatar_color,
  avatarFileId: row.avatar_file_id,
  avatarVersion: row.avatar_version,
  phone: row.phone,
  texts: textsOf(row),
  preferences: preferencesOf(row),
});

/** No act on oneself is possible here. */
function actsOn(row: ListedUser, actor: Actor): string[] {
  if (row.id === actor.id) return [];
  const open = allowedActions(userActions, actor, { status: row.status, ownerIds: [] });
  return open.filter(
    (act) =>
      (act !== 'resetSecondFactor' || row.second_factor_secret !== null) &&
      (act !== 'restore' || !isRefusedAddress(row.email)),
  );
}

export const userRecordOf = (row: ListedUser, actor: Actor): UserRecord => ({
  id: row.id,
  isAdmin: row.is_admin,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: row.display_name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  phone: row.phone,
  language: row.language as Language,
  status: row.status as UserStatus,
  hasSecondFactor: row.second_factor_secret !== null,
  lastLogin: row.last_login_at,
  createdAt: row.created_at,
  ...(row.companies !== undefined && { companies: row.companies }),
  allowedActions: actsOn(row, actor),
});
