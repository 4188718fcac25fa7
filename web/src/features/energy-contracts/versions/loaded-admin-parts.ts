// What a contract's page loads together for administrators, and only when it shows one of them.
import { SameContractsNotice } from '../same-contracts-notice.tsx';
import { FeeProposals } from './fee-proposal.tsx';

export const adminParts = { FeeProposals, SameContractsNotice };
