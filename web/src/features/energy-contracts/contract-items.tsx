// The parties of a contract in the last step of its wizard.
import { partySections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { type FieldGroup, fieldGroups } from '../../records/fields/field-items.tsx';
import type { FieldWords } from '../../records/fields/field-text.ts';
import type { PartyFacts } from './contract-words.ts';

export const partyGroups = (contract: unknown, firstParty: PartyFacts | undefined, words: FieldWords): FieldGroup[] =>
  fieldGroups(partySections, 'confirmation', contract, words, {
    firstPartyLegalEntityId: () => [
      {
        label: words.t('energyContracts:wizard.first_party'),
        value: firstParty?.name,
        note: firstParty && `${words.t('energyContracts:fiscal_number')} ${firstParty.fiscalNumber}`,
      },
    ],
  });
