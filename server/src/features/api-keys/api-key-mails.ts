// The mail to everybody who manages a company that somebody made a key of it, to the maker too: so a stolen session cannot
// hide it. Nobody can do without it.
import type { ApiKeyLevel } from '@wattpact/domain/api-keys/api-key';
import { appUrl } from '../../platform/app-url.ts';
import type { Context } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import { usersWithRole } from '../users/audience-queries.ts';

interface NewKey {
  entityId: string;
  entityName: string;
  name: string;
  level: ApiKeyLevel;
}

/** In the transaction that makes the key. */
export async function tellOfNewKey(
  context: Context,
  { entityId, entityName: entity, name, level }: NewKey,
): Promise<void> {
  const { db, actor, platform } = context;
  const { config } = platform;
  for (const { email, language, name: greeted } of await usersWithRole(db, [entityId], 'manage')) {
    const t = platform.texts.in(language);
    const row = (label: string, value: string) => ({ label: t(`legalEntity:integrations.keys.mail.${label}`), value });
    await queueMail(context, {
      to: email,
      language,
      name: greeted,
      kind: 'api_key_created',
      subject: t('legalEntity:integrations.keys.mail.subject', { entity }),
      paragraphs: [
        t('legalEntity:integrations.keys.mail.text', { entity, app: config.appName }),
        t('legalEntity:integrations.keys.mail.unexpected'),
      ],
      rows: [
        row('name', name),
        row('level', t(`common:entity_role.${level}`)),
        row('by', `${actor.displayName} (${actor.email})`),
      ],
      link: {
        label: t('legalEntity:integrations.keys.mail.link'),
        url: `${appUrl(config, false)}/${language}/legal-entities/${entityId}/integrations`,
      },
    });
  }
}
