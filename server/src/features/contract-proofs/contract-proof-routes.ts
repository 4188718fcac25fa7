// The cards of the calls about a contract's versions and those that give it out of the product, and the address that a
// certificate shows.
import { contractProofApi } from '@wattpact/domain/energy-contracts/contract-proof-api';
import { contractVersionApi } from '@wattpact/domain/energy-contracts/contract-version-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageFor, leadTo } from '../../platform/pages/page-languages.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { sendCertificate } from './contract-certificate.ts';
import { sendContract } from './contract-download.ts';
import { verifyCode } from './contract-proof-service.ts';
import { amendmentFiles } from './contract-version-files.ts';
import { versionKind } from './contract-version-queries.ts';
import { compareContractVersions, getContractVersion, listContractVersions } from './contract-version-service.ts';

export function registerContractProofs(app: FastifyInstance): void {
  registerFileOwner(versionKind, amendmentFiles);
  route(app, contractVersionApi.list, ({ params }, context) => listContractVersions(context, params.id));
  route(app, contractVersionApi.changes, ({ params, query }, context) =>
    compareContractVersions(context, params.id, query),
  );
  route(app, contractVersionApi.get, ({ params }, context) => getContractVersion(context, params));
  route(app, contractProofApi.download, ({ params, query }, context) => sendContract(context, params.id, query));
  route(app, contractProofApi.certificate, ({ params, query }, context) =>
    sendCertificate(context, params.id, query.language),
  );
  route(app, contractProofApi.verify, ({ params }, context) => verifyCode(context, params.code));
  registerShortAddress(app);
}

/** A browser says that it takes HTML, a program that it takes JSON. */
const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/** What is printed on paper: short, without a language, and for people and programs alike. */
function registerShortAddress(app: FastifyInstance): void {
  const { platform } = app;
  app.get<{ Params: { code: string } }>(
    '/verify/:code',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const { code } = request.params;
      if (!wantsJson(request)) {
        const language = await languageFor(platform, request);
        return leadTo(request, reply, `/${language}/verify/${encodeURIComponent(code)}`);
      }
      reply.header('cache-control', 'no-store');
      return verifyCode({ db: platform.db, platform, request, now: new Date() }, code);
    },
  );
}
