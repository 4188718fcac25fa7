// The searches of projects for sale that one has saved.
import { SavedSearches } from '../saved-searches/saved-searches.tsx';

export const SavedProjectSearchesPage = () => <SavedSearches listEntity="projects" />;
