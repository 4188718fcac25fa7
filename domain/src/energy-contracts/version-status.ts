// Which version of a contract is in force on a day, and what became of the others.

export const contractVersionStatuses = [
  'pending_validation',
  'rejected',
  'upcoming',
  'in_force',
  'superseded',
  'terminated',
] as const;
type ContractVersionStatus = (typeof contractVersionStatuses)[number];

/** Of an amendment that is still to hold. */
export const openAmendmentStatuses = ['pending_validation', 'rejected', 'upcoming'] as const;

interface Approved {
  version: number;
  /** The first day on which it holds. */
  effectiveDate: string;
}

/**
 * The newest of those whose day has come; before the day of the first one, the first.
 * @param approved newest first
 */
export const versionInForce = <Version extends Approved>(
  approved: readonly Version[],
  today: string,
): Version | undefined => approved.find(({ effectiveDate }) => effectiveDate <= today) ?? approved.at(-1);

/** Of an amendment that nobody has approved. */
export const proposalStatus = (contractStatus: string) =>
  contractStatus === 'pending_validation' ? 'pending_validation' : 'rejected';

interface Given extends Approved {
  approvedAt: string | null;
}

interface Standing {
  /** Of the contract. */
  status: string;
  /** The contract was rejected, not an amendment of it, and not approved since. */
  isWithdrawn: boolean;
  today: string;
}

/** A later version holds from the same day or from one before it: this one never will. */
const isReplaced = (one: Given, versions: readonly Given[]): boolean =>
  versions.some(
    ({ approvedAt, version, effectiveDate }) =>
      approvedAt !== null && version > one.version && effectiveDate <= one.effectiveDate,
  );

/** @param versions newest first */
export function versionStatuses(versions: readonly Given[], contract: Standing): ContractVersionStatus[] {
  const isOver = contract.status === 'terminated' || contract.status === 'deleted';
  const current = versionInForce(
    versions.filter(({ approvedAt }) => approvedAt !== null),
    contract.today,
  );
  return versions.map((one) => {
    if (one.approvedAt === null) return proposalStatus(contract.status);
    if (current && one.version > current.version)
      return isOver || isReplaced(one, versions) ? 'superseded' : 'upcoming';
    if (one !== current) return 'superseded';
    if (isOver) return 'terminated';
    return contract.isWithdrawn ? 'rejected' : 'in_force';
  });
}
