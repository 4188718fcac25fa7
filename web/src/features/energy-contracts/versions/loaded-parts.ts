// What a contract's page loads together, and only when it shows one of the two.
import { AmendmentPaper } from './amendment-paper.tsx';
import { VersionsPapers } from './versions-papers.tsx';

export const loadedParts = { AmendmentPaper, VersionsPapers };
