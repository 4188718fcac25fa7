// The lists whose searches can be saved: their filters, and where they stand.
import { energyContractSearch } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { offerSearch } from '@wattpact/domain/offers/offer-filters';
import { projectSearch } from '@wattpact/domain/projects/project-filters';
import type { SearchableList } from '@wattpact/domain/saved-searches/saved-search';
import { paths } from '../../platform/address/paths.ts';
import { type Icon, icons } from '../../ui/theme/icons.ts';

export type { SearchableList };

interface SearchedList {
  declaration: ListDeclaration;
  to: () => string;
  icon: Icon;
}

export const searchedLists: Record<SearchableList, SearchedList> = {
  projects: { declaration: projectSearch, to: paths.marketProjects, icon: icons.project },
  offers: { declaration: offerSearch, to: paths.marketOffers, icon: icons.offer },
  'energy-contracts': { declaration: energyContractSearch, to: paths.contractDatabase, icon: icons.contractDatabase },
};
