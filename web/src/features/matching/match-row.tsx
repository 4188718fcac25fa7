// One match of an own item: the counterpart, the score, why, and what can be done.
import { Button } from '@mantine/core';
import type { FoundMatch } from '@wattpact/domain/matching/match-api';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { icons } from '../../ui/theme/icons.ts';
import { counterpartOf } from './counterpart.ts';
import { MatchBadge } from './match-badge.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { useMatchWords } from './match-words.ts';
import classes from './matching.module.css';
import { counterpartPage, type OwnItem, useHide } from './use-matches.ts';

interface MatchRowProps {
  own: OwnItem;
  match: FoundMatch;
  mayAct: boolean;
  /** It has been hidden, or shown again. */
  onChosen: (match: FoundMatch) => void;
}

export function MatchRow({ own, match, mayAct, onChosen }: MatchRowProps) {
  const { t } = useMatchWords();
  const { item, hidden } = match;
  return (
    <li className={classes.match} data-hidden={hidden || undefined}>
      <div className={classes.head}>
        <div className={classes.name}>
          <AppLink to={counterpartPage(own, item.id)}>{item.name}</AppLink>
          <ItemLine item={item} />
        </div>
        <MatchBadge match={match} />
      </div>
      {hidden ? <p className="quiet">{t('matching:hidden')}</p> : <MatchReasons match={match} />}
      {mayAct && <MatchActs own={own} match={match} onChosen={onChosen} />}
    </li>
  );
}

/** Its owner and its figures: `Solar, Lda. · 35,50 €/MWh · 40 MW · Solar · Portugal`. */
function ItemLine({
  item: { ownerName, price, totalPurchasedCapacity, technologies, country },
}: Pick<FoundMatch, 'item'>) {
  const { t, formats } = useMatchWords();
  const figure = ({ value, unit }: { value: string; unit: string }) => `${value}\u00a0${unit}`;
  return (
    <span className={classes.note}>
      {filledText([
        ownerName,
        price !== undefined && figure(formats.price(price)),
        totalPurchasedCapacity !== undefined && figure(formats.capacity(totalPurchasedCapacity)),
        technologies.map((one) => t(`common:technology.${one}`)).join(', '),
        country && t(`common:country.${country}`),
      ])}
    </span>
  );
}

function MatchActs({ own, match, onChosen }: Omit<MatchRowProps, 'mayAct'>) {
  const { t } = useMatchWords();
  const { item, hidden } = match;
  const { hide, isPending } = useHide(own);
  const kind = counterpartOf[own.kind];
  const negotiation = {
    entityType: recordKinds[kind].itemKind,
    entityName: item.name,
    [`${kind}Id`]: item.id,
    legalEntityId: own.ownerId,
  };
  return (
    <div className={classes.acts}>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        aria-label={t(`matching:${hidden ? 'undo' : 'hide'}_of`, { name: item.name })}
        onClick={() => void hide({ ...match, hidden: !hidden }, onChosen)}
      >
        {t(`matching:${hidden ? 'undo' : 'hide'}`)}
      </Button>
      {!hidden && (
        <Button
          component={AppLink}
          to={paths.negotiations(negotiation)}
          variant="default"
          size="compact-sm"
          aria-label={t('matching:negotiate_with', { name: item.name })}
          leftSection={<icons.negotiation size={16} stroke={1.9} />}
        >
          {t('matching:negotiate')}
        </Button>
      )}
    </div>
  );
}
