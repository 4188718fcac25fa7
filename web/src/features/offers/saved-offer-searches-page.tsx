// The searches of purchase offers that one has saved.
import { SavedSearches } from '../saved-searches/saved-searches.tsx';

export const SavedOfferSearchesPage = () => <SavedSearches listEntity="offers" />;
