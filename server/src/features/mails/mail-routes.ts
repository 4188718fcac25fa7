// The administrators' calls about mails that have not arrived.
import { mailApi } from '@wattpact/domain/mails/mail-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { listUndelivered } from './mail-queries.ts';
import { abandonMail, mailRecordOf, retryMail } from './mail-service.ts';

export function registerMails(app: FastifyInstance): void {
  route(app, mailApi.list, async ({ query }, { db, actor }) =>
    mapPage(await listUndelivered(db, actor, query), (mail) => mailRecordOf(mail, actor)),
  );
  route(app, mailApi.retry, ({ params }, context) => retryMail(context, params.id));
  route(app, mailApi.giveUp, ({ params }, context) => abandonMail(context, params.id));
}
