// Invitations to the representatives of an approved entity: a mail with a link that proves the address it is sent to.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { Context } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import { listActiveUsers } from '../users/audience-queries.ts';
import { issueToken } from '../users/credentials/single-use-token-service.ts';
import { type EmployeeRow, listEmployees } from './employee-queries.ts';
import { findOwnerLanguage } from './legal-entity-queries.ts';

interface Approved {
  id: string;
  name: string;
}

/** People with an account sign in, others sign up; the invitation proves the address. */
export async function inviteRepresentatives(context: Context, entity: Approved): Promise<void> {
  const { db } = context;
  const employees = (await listEmployees(db, entity.id)).filter(({ isOwner }) => !isOwner);
  const users = await listActiveUsers(
    db,
    employees.flatMap(({ userId }) => userId ?? []),
  );
  const languages = new Map(users.map(({ userId, language }) => [userId, language]));
  // The invited person's language is unknown, so the mail uses the owner's.
  const ownersLanguage = await findOwnerLanguage(db, entity.id);
  for (const employee of employees)
    await invite(context, entity, employee, languages.get(employee.userId ?? '') ?? ownersLanguage);
}

async function invite(
  context: Context,
  { id, name }: Approved,
  { email, firstName, userId }: EmployeeRow,
  language: Language,
): Promise<void> {
  const { db, now, platform } = context;
  const { config, texts } = platform;
  const t = texts.in(language);
  const signUp = async () => {
    const token = await issueToken(db, { kind: 'invitation', email, data: { legalEntityId: id }, now });
    return `sign-up?invitation=${token}&email=${encodeURIComponent(email)}`;
  };
  const path = userId === null ? await signUp() : 'sign-in';
  const words = { name: firstName, entity: name, app: config.appName };
  await queueMail(context, {
    to: email,
    language,
    kind: 'invitation',
    subject: t('legalEntity:invitation.subject', words),
    paragraphs: [
      t('legalEntity:invitation.greeting', words),
      t('legalEntity:invitation.reason', words),
      t(userId === null ? 'legalEntity:invitation.sign_up' : 'legalEntity:invitation.sign_in', words),
    ],
    link: {
      label: t(userId === null ? 'legalEntity:invitation.sign_up_link' : 'legalEntity:invitation.sign_in_link'),
      url: `${config.publicUrl}/${language}/${path}`,
    },
  });
}
