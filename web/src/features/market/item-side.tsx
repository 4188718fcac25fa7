// Beside a project or an offer: its state and negotiations for its own users, its owner for strangers.
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { streetLine } from '@wattpact/domain/legal-entities/street-line';
import { useTranslation } from 'react-i18next';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { fiscalNumberText } from '../legal-entities/entity-words.ts';
import { publicationOf, useValidation } from './item-words.ts';
import type { MarketItem, MarketKind } from './market-kind.ts';
import { OngoingNegotiations } from './ongoing-negotiations.tsx';
import { usePublicationAct } from './use-publication-act.tsx';

interface SideProps {
  kind: MarketKind;
  item: MarketItem;
}

export function OwnParts({ kind, item }: SideProps) {
  const { t } = useTranslation([kind.base, 'common']);
  const validation = useValidation(kind);
  return (
    <>
      <SidePart title={t('common:market.state')}>
        <DefinitionList
          columns={1}
          items={[
            { label: t('common:market.validation'), value: validation(item) },
            {
              label: t('common:navigation.market'),
              value: t(`${kind.base}:publication.short.${publicationOf(item)}`),
            },
          ]}
        />
        <PublicationButton kind={kind} item={item} />
      </SidePart>
      <OngoingNegotiations kind={kind} item={item} />
    </>
  );
}

function PublicationButton({ kind, item }: SideProps) {
  const [opened, { open, close }] = useDisclosure();
  const act = usePublicationAct(kind, item);
  if (!act) return null;
  return (
    <>
      <Button variant="default" fullWidth mt={8} leftSection={<act.icon size={18} stroke={1.9} />} onClick={open}>
        {act.label}
      </Button>
      {act.dialog({ opened, onClose: close })}
    </>
  );
}

/** Keeps a code on one line. */
const unbroken = (code: string) => code.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0');

export function OwnerPart({ kind, item: { owner } }: SideProps) {
  const { t } = useTranslation([kind.base, 'common']);
  const { name, fiscalNumber, postalCode, city } = owner.fiscalInfo;
  return (
    <SidePart title={t(`${kind.base}:owner`)}>
      <DefinitionList
        columns={1}
        items={[
          { label: t('common:market.entity'), value: name },
          { label: t('common:market.fiscal_number'), value: fiscalNumberText(fiscalNumber) },
          {
            label: t('common:field.address'),
            value: `${streetLine(owner.fiscalInfo)}, ${unbroken(postalCode)} ${city}`,
          },
        ]}
      />
    </SidePart>
  );
}
