// Invitations to the representatives of an approved entity: a mail with a link that proves the address it is sent to. A
// job sends them, when the approval can no longer be undone.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { Context } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { isQueued, queueMail } from '../../platform/mail/send-mail.ts';
import { listActiveUsers } from '../users/audience-queries.ts';
import { issueToken } from '../users/credentials/single-use-token-service.ts';
import { type EmployeeRow, listEmployees } from './employee-queries.ts';
import { findOwnerLanguage, lockApprovedEntity } from './legal-entity-queries.ts';

interface Approved {
  id: string;
  name: string;
}
interface Invited {
  entityId: string;
  /** The same in each run of the job; jobs of the version before have none. */
  approval?: string;
}
type Inviting = Pick<Context<null>, 'db' | 'platform' | 'now'>;

/** Of an entity that is approved twice in this time, once. */
export const inviteLater = ({ db, heldUntil }: Context, entityId: string): Promise<void> =>
  enqueue(db, 'invite_representatives', { entityId, approval: newId() } satisfies Invited, {
    key: `invite ${entityId}`,
    ...(heldUntil && { runAt: heldUntil }),
  });

/** Locked, so that a decision on it waits for the invitations, or they for the decision. */
const invite: Job<Invited> = async ({ entityId, approval }, platform) =>
  platform.db.transaction().execute(async (db) => {
    const entity = await lockApprovedEntity(db, entityId);
    if (entity) await inviteRepresentatives({ db, platform, now: new Date() }, entity, approval);
  });

export const invitationJobs: Pick<JobTable, 'jobs'> = { jobs: { invite_representatives: invite } };

/** People with an account sign in, others sign up; the invitation proves the address. */
async function inviteRepresentatives(context: Inviting, entity: Approved, approval = newId()): Promise<void> {
  const { db } = context;
  const employees = (await listEmployees(db, entity.id)).filter(({ isOwner }) => !isOwner);
  const users = await listActiveUsers(
    db,
    employees.flatMap(({ userId }) => userId ?? []),
  );
  const languages = new Map(users.map(({ userId, language }) => [userId, language]));
  // The invited person's language is unknown, so the mail uses the owner's.
  const ownersLanguage = await findOwnerLanguage(db, entity.id);
  for (const employee of employees) {
    const once = `invitation ${approval} ${employee.id}`;
    if (await isQueued(db, once)) continue;
    await inviteOne(context, entity, employee, {
      once,
      language: languages.get(employee.userId ?? '') ?? ownersLanguage,
    });
  }
}

async function inviteOne(
  context: Inviting,
  { id, name }: Approved,
  { email, firstName, userId }: EmployeeRow,
  { language, once }: { language: Language; once: string },
): Promise<void> {
  const { db, now, platform } = context;
  const { config, texts } = platform;
  const t = texts.in(language);
  const signUp = async () => {
    const token = await issueToken(db, { kind: 'invitation', email, data: { legalEntityId: id }, now });
    return `sign-up#invitation=${token}`;
  };
  const path = userId === null ? await signUp() : 'sign-in';
  const words = { entity: name, app: config.appName };
  await queueMail(context, {
    to: email,
    language,
    name: firstName,
    kind: 'invitation',
    once,
    subject: t('legalEntity:invitation.subject', words),
    paragraphs: [
      t('legalEntity:invitation.reason', words),
      t(userId === null ? 'legalEntity:invitation.sign_up' : 'legalEntity:invitation.sign_in', words),
    ],
    link: {
      label: t(userId === null ? 'legalEntity:invitation.sign_up_link' : 'legalEntity:invitation.sign_in_link'),
      url: `${config.publicUrl}/${language}/${path}`,
    },
  });
}
