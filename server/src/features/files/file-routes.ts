// Uploads, signed links, and the content behind them.

import { fileApi } from '@wattpact/domain/files/file-api';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiUrl } from '../../platform/app-url.ts';
import { isLinkValid, signLink } from '../../platform/files/signed-links.ts';
import { allowedOrigins } from '../../platform/http/guard.ts';
import { forbidden, found } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { getVisibleFile, removeFile } from './file-access.ts';
import { findFile } from './file-queries.ts';
import { receiveFile } from './file-receiving.ts';

export function registerFiles(app: FastifyInstance): void {
  const { config, files } = app.platform;
  const origins = allowedOrigins(config);
  /** A page's origin may fetch the link; other callers get a link for the API's address. */
  const originFor = ({ host }: FastifyRequest) =>
    origins.find((origin) => new URL(origin).host === host) ?? apiUrl(config);

  route(app, fileApi.upload, async (_, context) => receiveFile(fileApi.upload, context), { ownTransactions: true });
  route(app, fileApi.download, async ({ params }, context) => {
    const { id } = await getVisibleFile(context, params.id);
    return { url: signLink(config, id, { origin: originFor(context.request), now: context.now }) };
  });
  route(app, fileApi.remove, async ({ params }, context) => removeFile(context, params.id));
  route(app, fileApi.content, async ({ params, query }, { db, now, reply }) => {
    if (!isLinkValid(config, params.id, query, now)) throw forbidden('documents.error_link');
    const file = found(await findFile(db, params.id));
    const content = await files.read(file.storage_key);
    reply
      .headers({
        'content-type': file.content_type,
        'content-length': file.size,
        'content-disposition': contentDisposition(file.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  });
}
