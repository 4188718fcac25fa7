// The number of the user's records of each kind, for the tabs of the personal area; narrowed, like the lists below, to the
// company chosen in the header.
import { useQueries } from '@tanstack/react-query';
import { energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import type { HomeTab } from '@wattpact/domain/records/kinds';
import { apiQuery } from '../platform/api/query.ts';
import { useNarrowedTo } from '../platform/session/acting-entity.ts';

const limit = 5;
const totalOf = ({ total }: { total: number }) => total;

/** Undefined while loading. */
export function useOwnTotals(): Record<HomeTab, number | undefined> {
  const legalEntityId = useNarrowedTo(true);
  const query = { limit, ...(legalEntityId !== undefined && { legalEntityId }) };
  const [projects, offers, contracts, invoices, legalEntity] = useQueries({
    queries: [
      { ...apiQuery(projectApi.list, { query }), select: totalOf },
      { ...apiQuery(offerApi.list, { query }), select: totalOf },
      { ...apiQuery(energyContractApi.list, { query }), select: totalOf },
      { ...apiQuery(invoiceApi.list, { query }), select: totalOf },
      { ...apiQuery(legalEntityApi.list, { query: { limit } }), select: totalOf },
    ],
  });
  return {
    projects: projects.data,
    offers: offers.data,
    contracts: contracts.data,
    invoices: invoices.data,
    legalEntity: legalEntity.data,
  };
}
