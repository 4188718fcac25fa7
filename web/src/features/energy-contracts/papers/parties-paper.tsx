// The two parties of a contract, side by side in identical rows.
import { streetLine } from '@wattpact/domain/legal-entities/street-line';
import type { Party } from '@wattpact/domain/terms/enumerations';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { OutlineBadge } from '../../../ui/text/status-badge.tsx';
import { useTermsWords } from '../../contract-terms/terms-words.ts';
import { fiscalNumberText } from '../../legal-entities/entity-words.ts';
import { type PartyFacts, sidesOf } from '../contract-words.ts';
import classes from '../energy-contracts.module.css';

interface PartiesPaperProps {
  role: Party;
  first: PartyFacts;
  second: PartyFacts;
}

export function PartiesPaper({ role, first, second }: PartiesPaperProps) {
  const { t } = useTermsWords();
  const { seller, buyer } = sidesOf(role, first, second);
  return (
    <SectionPaper title={t('energyContracts:page.parties')}>
      <div className={classes.parties}>
        <PartyFactsList side="SELLER" facts={seller} />
        <PartyFactsList side="BUYER" facts={buyer} />
      </div>
    </SectionPaper>
  );
}

function PartyFactsList({ side, facts }: { side: Party; facts: PartyFacts }) {
  const { t } = useTermsWords();
  const { name, fiscalNumber, postalCode, city, acerCode, criaCode } = facts;
  return (
    <div>
      <h3 className={classes.party}>
        {name} <OutlineBadge>{t(`common:party.${side}`)}</OutlineBadge>
      </h3>
      {/* Of a party that the reader may not know more of, the name is all there is. */}
      {fiscalNumber !== undefined && (
        <DefinitionList
          ruled
          items={[
            { label: t('energyContracts:fiscal_number'), value: fiscalNumber && fiscalNumberText(fiscalNumber) },
            { label: t('common:field.address'), value: streetLine(facts) },
            { label: t('common:field.postalCode'), value: [postalCode, city].filter(Boolean).join(' ') },
            { label: t('common:field.acerCode'), value: acerCode },
            { label: t('common:field.criaCode'), value: criaCode },
          ]}
        />
      )}
    </div>
  );
}
