// The review of a contract, for administrators.
import { adminEnergyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { ReviewPage } from '../../../records/review/review-page.tsx';
import { energyContractKind } from '../energy-contract-kind.ts';
import { useContractParts } from './contract-parts.tsx';

export const ContractReviewPage = () => (
  <ReviewPage kind={energyContractKind} call={adminEnergyContractApi.get} useParts={useContractParts} />
);
