// In the head of a stranger's project or offer: how well it fits an own item, which the user chooses.
import { Button, Popover, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { matchApi } from '@wattpact/domain/matching/match-api';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { useEffect } from 'react';
import { apiQuery } from '../../platform/api/query.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import { counterpartOf } from './counterpart.ts';
import { MatchReasons } from './match-reasons.tsx';
import { type MatchScore, useMatchWords } from './match-words.ts';
import classes from './matching.module.css';
import { useOtherHalf } from './other-half.ts';
import { choicesOf, type OwnChoices } from './own-choices.ts';

interface PairProps {
  kind: MarketKindName;
  id: string;
}

/** As many as a list has on a page. */
const mostOwn = 100;

interface OwnItems {
  /** Undefined while they are loaded, or where they could not be. */
  own: OwnChoices | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The user's own items that can be the other half. */
function useOwnItems(kind: MarketKindName): OwnItems {
  const query = { limit: mostOwn };
  const projects = useQuery({ ...apiQuery(projectApi.list, { query }), enabled: kind === 'offer' });
  const offers = useQuery({ ...apiQuery(offerApi.list, { query }), enabled: kind === 'project' });
  if (kind === 'offer') {
    const { data, error, refetch } = projects;
    return { own: data && choicesOf(data, ({ designation }) => designation), error, refetch };
  }
  const { data, error, refetch } = offers;
  return { own: data && choicesOf(data, ({ name }) => name), error, refetch };
}

export default function PairScore({ kind, id }: PairProps) {
  const { own, error, refetch } = useOwnItems(kind);
  const [half, choose] = useOtherHalf(kind);
  const chosen = own?.choices.find(({ value }) => value === half);
  const isGone = own?.areAll && half !== undefined && chosen === undefined;
  useEffect(() => {
    if (isGone) choose(undefined);
  }, [isGone, choose]);
  const isAwaited = half !== undefined && own === undefined && error === null;
  return <PairPopover {...{ kind, id, choose, chosen, isAwaited, error, refetch }} own={own?.choices} />;
}

interface PopoverProps extends PairProps, Pick<OwnItems, 'error' | 'refetch'> {
  own: OwnChoices['choices'] | undefined;
  chosen: OwnChoices['choices'][number] | undefined;
  /** What was chosen before is not known yet. */
  isAwaited: boolean;
  choose: (id: string | undefined) => void;
}

function usePair({ kind, id, chosen }: Pick<PopoverProps, 'kind' | 'id' | 'chosen'>) {
  const half = chosen?.value ?? '';
  const query = kind === 'project' ? { projectId: id, offerId: half } : { projectId: half, offerId: id };
  return useQuery({ ...apiQuery(matchApi.score, { query }), enabled: chosen !== undefined }).data;
}

/** Its button is there from the beginning, also for who has nothing to compare: else what follows it would move. */
function PairPopover({ own, choose, isAwaited, error, refetch, ...pair }: PopoverProps) {
  const { t, label } = useMatchWords();
  const [opened, { close, toggle }] = useDisclosure();
  const { kind, chosen } = pair;
  const found = usePair(pair);
  const other = counterpartOf[kind];
  const match = found?.matches ? (found as MatchScore) : undefined;
  const score = () => {
    if (!chosen && !isAwaited) return t(`matching:pair.compare_${other}`);
    if (!found) return t('common:loading');
    return match ? label(match) : t('matching:pair.no_match');
  };
  return (
    <Popover opened={opened} onChange={close} position="bottom-start" width={360} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-xs"
          className={classes.pair ?? ''}
          onClick={toggle}
          {...(chosen && { 'aria-label': t('matching:pair.with', { name: chosen.label, score: score() }) })}
          rightSection={<IconChevronDown size={14} stroke={1.9} />}
        >
          {score()}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t(`matching:pair.own_${other}`)}>
        <OwnChoice {...{ other, own, choose, error, refetch }} value={chosen?.value} />
        {chosen && !found && <Skeleton height={120} mt={12} />}
        {match && <MatchReasons match={match} />}
        {found?.gates?.map((gate) => (
          <p key={gate}>{t(`matching:gate.${gate}`)}</p>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

interface OwnChoiceProps extends Pick<PopoverProps, 'own' | 'choose' | 'error' | 'refetch'> {
  other: MarketKindName;
  value: string | undefined;
}

function OwnChoice({ other, own, value, choose, error, refetch }: OwnChoiceProps) {
  const { t } = useMatchWords();
  if (!own) return error ? <FailedPart error={error} onRetry={refetch} /> : <Skeleton height={60} />;
  if (own.length === 0) return <p className="quiet">{t(`matching:pair.none_${other}`)}</p>;
  return (
    <SearchSelect
      clearable
      label={t(`matching:pair.own_${other}`)}
      data={own}
      value={value ?? null}
      onChange={(next) => choose(next ?? undefined)}
      comboboxProps={{ withinPortal: false }}
      clearButtonProps={{ 'aria-label': t('common:filters.clear') }}
    />
  );
}
