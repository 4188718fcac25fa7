// The page of a project or an offer in the marketplace: head, tabs, and at the side its state, negotiations and history;
// strangers see who offers it instead.
import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryTab } from '../../platform/address/query-tabs.tsx';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { DetailHeader } from '../../ui/record/detail-header.tsx';
import type { KeyFigure } from '../../ui/record/key-figures.tsx';
import { SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { fiscalNumberText } from '../legal-entities/entity-words.ts';
import { ReviewBanner } from '../review/review-banner.tsx';
import { useViewsFact } from '../views/use-views.tsx';
import { ItemActions, ItemPublication } from './item-actions.tsx';
import { ItemBadges } from './item-badges.tsx';
import { publicationOf, useItemStatus, useValidation } from './item-words.ts';
import { isInsider, type MarketItem, type MarketKind } from './market-kind.ts';
import { OngoingNegotiations } from './ongoing-negotiations.tsx';

export interface ItemPageProps {
  kind: MarketKind;
  item: MarketItem;
  figures: readonly KeyFigure[];
  tabs: readonly QueryTab[];
  /** Above the tabs' content, beside what the review says. */
  notice?: ReactNode;
}

export function ItemPage({ kind, item, figures, tabs, notice }: ItemPageProps) {
  const { t } = useTranslation([kind.base, 'common']);
  const views = useViewsFact(kind.base, item);
  const { name, owner, status, history = [] } = item;
  const inside = isInsider(item);
  const undecided = inside && status !== 'approved';
  return (
    <div className="reading-width">
      <DetailHeader
        name={name}
        badges={<ItemBadges base={kind.base} item={item} />}
        facts={[{ icon: icons.entity, content: owner.fiscalInfo.name }, ...views]}
        actions={<ItemActions kind={kind} item={item} />}
        figures={figures}
        tabsLabel={t(`${kind.base}:tabs.label`)}
        tabs={tabs}
        notice={
          <>
            {undecided && <ReviewBanner kind={kind.kind} status={status} history={history} />}
            {notice}
          </>
        }
        side={
          <SidePanel>{inside ? <OwnSide kind={kind} item={item} /> : <OwnerPart kind={kind} item={item} />}</SidePanel>
        }
      />
    </div>
  );
}

type SideProps = Pick<ItemPageProps, 'kind' | 'item'>;

function OwnSide({ kind, item }: SideProps) {
  const { t } = useTranslation([kind.base, 'common']);
  const statusLabel = useItemStatus(kind);
  const validation = useValidation(kind);
  const [publishing, setPublishing] = useState(false);
  const { isPublishedInMarketplace: published, allowedActions, history = [] } = item;
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
        {allowedActions.includes('publish') && (
          <Button
            variant="default"
            fullWidth
            mt={8}
            leftSection={published ? <IconEyeOff size={18} stroke={1.9} /> : <IconEye size={18} stroke={1.9} />}
            onClick={() => setPublishing(true)}
          >
            {t(published ? 'common:publication.withdraw.confirm' : 'common:market.publish')}
          </Button>
        )}
        <ItemPublication kind={kind} item={item} opened={publishing} onClose={() => setPublishing(false)} />
      </SidePart>
      <OngoingNegotiations kind={kind} item={item} />
      <SidePart title={t('common:history.title')}>
        <HistoryPanel kind={kind.kind} entries={history} statusLabel={statusLabel} />
      </SidePart>
    </>
  );
}

/** A code does not end one line and begin the next. */
const unbroken = (code: string) => code.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0');

function OwnerPart({ kind, item: { owner } }: SideProps) {
  const { t } = useTranslation([kind.base, 'common']);
  const { name, fiscalNumber, streetAddress, postalCode, city } = owner.fiscalInfo;
  return (
    <SidePart title={t(`${kind.base}:owner`)}>
      <DefinitionList
        columns={1}
        items={[
          { label: t('common:market.entity'), value: name },
          { label: t('common:market.fiscal_number'), value: fiscalNumberText(fiscalNumber) },
          { label: t('common:field.address'), value: `${streetAddress}, ${unbroken(postalCode)} ${city}` },
        ]}
      />
    </SidePart>
  );
}
