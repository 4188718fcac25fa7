// The administrators' calls about mails.
import { mailApi } from '@wattpact/domain/mails/mail-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { exportSent, exportUndelivered } from './mail-export.ts';
import { listSent, listUndelivered } from './mail-queries.ts';
import { abandonMail, mailRecordOf, retryMail } from './mail-service.ts';

export function registerMails(app: FastifyInstance): void {
  route(app, mailApi.list, async ({ query }, { db, actor }) =>
    mapPage(await listUndelivered(db, actor, query), (mail) => mailRecordOf(mail, actor)),
  );
  route(app, mailApi.listExport, ({ query }, context) => exportUndelivered(context, query));
  route(app, mailApi.sent, ({ query }, { db, actor }) => listSent(db, actor, query));
  route(app, mailApi.sentExport, ({ query }, context) => exportSent(context, query));
  route(app, mailApi.retry, ({ params }, context) => retryMail(context, params.id));
  route(app, mailApi.giveUp, ({ params }, context) => abandonMail(context, params.id));
}
