// What a contract's page loads together, and only when it shows one of the two.
export { AmendmentPaper } from './amendment-paper.tsx';
export { VersionsPapers } from './versions-papers.tsx';
