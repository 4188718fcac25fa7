// Finds the user's own records for the command palette, by name, place or company.
import { energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import type { TFunction } from 'i18next';
import { paths } from '../platform/address/paths.ts';
import { call } from '../platform/api/call.ts';
import { filledText } from '../platform/words/filled-text.ts';
import type { PaletteGroup, PaletteItem } from '../ui/app-shell/palette-props.ts';
import { icons } from '../ui/theme/icons.ts';

const shownOfEach = 5;

interface Given {
  query: { searchQuery: string; limit: number };
  signal: AbortSignal;
}

/** A list that cannot be loaded (no right) is left out. @throws the first refusal when none can be loaded */
export async function findRecords(t: TFunction, searchQuery: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  const lists = await Promise.allSettled(listsOf({ query: { searchQuery, limit: shownOfEach }, signal }));
  const [first] = lists;
  if (first?.status === 'rejected' && lists.every(({ status }) => status === 'rejected')) throw first.reason;
  return lists.flatMap((list, index) => {
    const items = list.status === 'fulfilled' ? list.value : [];
    return items.length > 0 ? [{ label: t(`navigation.${groups[index]}`), items }] : [];
  });
}

/** In the order of `listsOf`. */
const groups = ['projects', 'offers', 'contracts', 'negotiations', 'invoices', 'entities'] as const;

const listsOf = (given: Given): Promise<PaletteItem[]>[] => [
  call(projectApi.list, given).then(({ items }) =>
    items.map(({ id, designation, location, sellerLegalEntity }) => ({
      id,
      label: designation,
      description: filledText([sellerLegalEntity.fiscalInfo.name, location.municipality]),
      icon: icons.project,
      to: paths.project(id),
    })),
  ),
  call(offerApi.list, given).then(({ items }) =>
    items.map(({ id, name, buyerLegalEntity }) => ({
      id,
      label: name,
      description: buyerLegalEntity.fiscalInfo.name,
      icon: icons.offer,
      to: paths.offer(id),
    })),
  ),
  call(energyContractApi.list, given).then(({ items }) =>
    items.map(({ id, name, number }) => ({
      id,
      label: name,
      description: number,
      icon: icons.contract,
      to: paths.contract(id),
    })),
  ),
  call(negotiationApi.list, given).then(({ items }) =>
    items.map(({ id, item, entities }) => ({
      id,
      label: item.name,
      description: filledText(entities.map(({ name }) => name)),
      icon: icons.negotiation,
      to: paths.negotiations({ negotiationId: id }),
    })),
  ),
  call(invoiceApi.list, given).then(({ items }) =>
    items.map(({ id, number, energyContract }) => ({
      id,
      label: number,
      description: energyContract.name,
      icon: icons.invoice,
      to: paths.invoice(id),
    })),
  ),
  call(legalEntityApi.list, given).then(({ items }) =>
    items.map(({ id, name, fiscalNumber }) => ({
      id,
      label: name,
      description: fiscalNumber,
      icon: icons.entity,
      to: paths.legalEntity(id),
    })),
  ),
];
