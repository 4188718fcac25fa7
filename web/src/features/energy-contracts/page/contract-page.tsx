// The page of a contract for its parties.
import { energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { RecordPage } from '../../../records/page/record-page.tsx';
import { energyContractKind } from '../energy-contract-kind.ts';
import { useContractParts } from './contract-parts.tsx';

export const ContractPage = () => (
  <RecordPage kind={energyContractKind} call={energyContractApi.get} useParts={useContractParts} />
);
