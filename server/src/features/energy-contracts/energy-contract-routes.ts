// The cards of the calls about energy contracts.
import { adminEnergyContractApi, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { sameContractApi } from '@wattpact/domain/energy-contracts/same-contract-api';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { removeRecord } from '../deletion/deletion-service.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { registerDecisions } from '../review/decision-cards.ts';
import { takeBackAmendment } from './contract-amendment-service.ts';
import { addDocument } from './contract-document-service.ts';
import { terminateContract } from './contract-end-service.ts';
import { exportContractDatabase, exportContracts } from './energy-contract-export.ts';
import { contractFiles } from './energy-contract-files.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import { searchContracts } from './energy-contract-queries.ts';
import { databaseRowOf } from './energy-contract-record.ts';
import {
  editContract,
  getApprovalFee,
  getContract,
  getHistory,
  listContractRows,
  permitRegistration,
  registerContract,
} from './energy-contract-service.ts';
import { markDistinct, tellOfSameContracts, unmarkDistinct } from './same-contract-service.ts';

/** Administrators have no companies of their own. */
const forOwn = (context: RequestContext): RequestContext => ({
  ...context,
  actor: { ...context.actor, isAdmin: false },
});

export function registerEnergyContracts(app: FastifyInstance): void {
  registerFileOwner('energy_contract', contractFiles);
  registerAdministration(app);
  route(app, energyContractApi.list, ({ query }, context) => listContractRows(forOwn(context), query));
  route(app, energyContractApi.listExport, ({ query }, context) => exportContracts(forOwn(context), query));
  route(app, energyContractApi.searchExport, ({ query }, context) => exportContractDatabase(context, query));
  route(app, energyContractApi.create, ({ body }, context) => registerContract(context, body), {
    permit: ({ body }, context) => permitRegistration(context, body),
  });
  route(app, energyContractApi.search, async ({ query }, { db, actor }) =>
    mapPage(await searchContracts(db, actor, query), (row) => databaseRowOf(row, actor)),
  );
  route(app, sameContractApi.find, ({ body }, context) => tellOfSameContracts(context, body));
  route(app, energyContractApi.get, ({ params }, context) => getContract(context, params.id));
  route(app, energyContractApi.update, ({ params, body }, context) => editContract(context, params.id, body));
  route(app, energyContractApi.takeBackAmendment, ({ params }, context) => takeBackAmendment(context, params.id));
  route(app, energyContractApi.addDocument, ({ params, body }, context) => addDocument(context, params.id, body));
  route(app, energyContractApi.history, ({ params }, context) => getHistory(context, params.id));
  route(app, energyContractApi.terminate, ({ params, body }, context) => terminateContract(context, params.id, body));
}

function registerAdministration(app: FastifyInstance): void {
  route(app, adminEnergyContractApi.list, ({ query }, context) => listContractRows(context, query));
  route(app, adminEnergyContractApi.listExport, ({ query }, context) => exportContracts(context, query));
  route(app, adminEnergyContractApi.get, ({ params }, context) => getContract(context, params.id));
  route(app, adminEnergyContractApi.history, ({ params }, context) => getHistory(context, params.id));
  registerDecisions(app, adminEnergyContractApi, energyContractKind, getContract);
  route(app, adminEnergyContractApi.approvalFee, ({ params }, context) => getApprovalFee(context, params.id));
  route(app, sameContractApi.markDistinct, async ({ params: { id, energyContractId } }, context) => {
    await markDistinct(context, id, energyContractId);
    return getContract(context, id);
  });
  route(app, sameContractApi.unmarkDistinct, async ({ params: { id, energyContractId } }, context) => {
    await unmarkDistinct(context, id, energyContractId);
    return getContract(context, id);
  });
  route(app, adminEnergyContractApi.remove, ({ params, query, body }, context) =>
    removeRecord(context, energyContractKind, params.id, { ...query, ...body }),
  );
}
