// The parties of a contract in the last step of its wizard.
import { partySections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { type FieldGroup, fieldGroups } from '../../records/fields/field-items.tsx';
import type { FieldWords } from '../../records/fields/field-text.ts';
import { labelledNumber, type PartyFacts } from './contract-words.ts';

interface Given {
  firstParty: PartyFacts | undefined;
  /** The name of the project that it is over. */
  project: string | undefined;
}

/** The basic data and the second party; the contract's name and its project are among the basic data, as in the wizard. */
export const partyGroups = (
  contract: { name: string },
  { firstParty, project }: Given,
  words: FieldWords,
): FieldGroup[] =>
  fieldGroups(partySections, 'confirmation', contract, words, {
    firstPartyLegalEntityId: () => [
      {
        label: words.t('energyContracts:wizard.first_party'),
        value: firstParty?.name,
        note: firstParty?.fiscalNumber && labelledNumber(firstParty.fiscalNumber, words.t),
      },
      { label: words.t('energyContracts:wizard.name'), value: contract.name },
    ],
    roleInEnergyContract: (item) => [
      item,
      ...(project === undefined ? [] : [{ label: words.t('common:field.projectId'), value: project }]),
    ],
  });
