// Whether the register seems to have the contract that is being filled in: asked once all that is compared is known.
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { sameContractApi } from '@wattpact/domain/energy-contracts/same-contract-api';
import {
  type SameContractQuestion,
  type SameContractsFound,
  sameContractQuestion,
} from '@wattpact/domain/energy-contracts/same-contract-question';
import { useMemo } from 'react';
import { ApiError, call } from '../../../platform/api/call.ts';
import { type ContractValues, payloadOf } from './contract-form.ts';

export interface SameContracts {
  /** Undefined while nothing is known. */
  found: SameContractsFound | undefined;
  /** The register did not answer: too many questions, or no connection. */
  isUnasked: boolean;
  askAgain: () => void;
}

/** @returns undefined while something that is compared is missing or wrong */
export function questionOf(values: ContractValues, contractId?: string): SameContractQuestion | undefined {
  const { secondPartyFiscalInfo: second, financialConditions: conditions, ...given } = payloadOf(values);
  const { firstPartyLegalEntityId, roleInEnergyContract, contractSignatureDate, location, technologies } = given;
  const { data } = sameContractQuestion.safeParse({
    ...{ firstPartyLegalEntityId, roleInEnergyContract, contractSignatureDate, location, technologies },
    ...{ expectedStartDate: given.expectedStartDate, expectedEndDate: given.expectedEndDate },
    secondPartyFiscalInfo: { country: second.country, fiscalNumber: second.fiscalNumber },
    financialConditions: {
      totalPurchasedCapacity: conditions.totalPurchasedCapacity,
      contractStructure: conditions.contractStructure,
    },
    ...(contractId !== undefined && { energyContractId: contractId }),
  });
  return data;
}

/** So long nothing is typed before the register is asked. */
const pauseMs = 500;

/** Whoever may not ask is told so by the registration itself. */
const isSilent = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export function useSameContracts(values: ContractValues, contractId?: string): SameContracts {
  const present = useMemo(() => JSON.stringify(questionOf(values, contractId)), [values, contractId]);
  const [settled] = useDebouncedValue(present, pauseMs);
  const asked = settled === present ? settled : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [sameContractApi.find.path, asked],
    queryFn: ({ signal }) =>
      call(sameContractApi.find, { body: JSON.parse(asked ?? '{}') as SameContractQuestion, signal }),
    enabled: asked !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
  return {
    found: asked === undefined ? undefined : data,
    isUnasked: asked !== undefined && error !== null && !isSilent(error),
    askAgain: () => void refetch(),
  };
}
