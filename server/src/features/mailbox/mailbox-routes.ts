// The demo's mailbox: the mails that would have been sent, shown only to a browser on this machine.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { builtAddress } from '../../platform/built-web.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { isLoopback } from '../../platform/loopback.ts';
import { outboxFolder } from '../../platform/mail/mailer.ts';
import { findInOutbox, type KeptMail, listOutbox } from '../../platform/mail/outbox.ts';
import { mailboxPage, mailPage } from './mailbox-pages.ts';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Only the socket's peer counts, never a header. A proxy or tunnel on this machine is a loopback peer too, so its added
 * headers, or a foreign host name, are refused; this also stops foreign pages whose name resolves to this machine.
 */
function isAtThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return isLoopback(socket.remoteAddress ?? '') && !isForwarded && ownNames.includes(hostname);
}

const linksIn = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];
const inJson = (mail: KeptMail) => ({ ...mail, links: linksIn(mail.text) });
const hidden = { hide: true } as never;

export function registerMailbox(app: FastifyInstance): void {
  const { config, texts } = app.platform;
  if (!config.demo) return;
  const folder = outboxFolder(config);
  const t = texts.in(config.defaultLanguage);
  const font = builtAddress('inter-latin-opsz-normal.woff2');
  const options = {
    schema: hidden,
    onRequest: async (request: FastifyRequest) => {
      if (!isAtThisMachine(request)) throw notFound();
    },
  };

  app.get<{ Querystring: { to?: string } }>('/api/dev/mailbox', options, async ({ query }, reply) => {
    const mails = await listOutbox(folder, 200);
    const items = mails.filter(({ to }) => query.to === undefined || to === query.to.toLowerCase()).map(inJson);
    return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify({ items }));
  });
  app.get('/dev/mailbox', options, async (_, reply) => {
    const page = mailboxPage(await listOutbox(folder, 200), { t, font, nonce: reply.cspNonce.style });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', options, async ({ params }, reply) => {
    const mail = await findInOutbox(folder, params.id);
    if (!mail) throw notFound();
    const page = mailPage(mail, { t, font, nonce: reply.cspNonce.style });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
