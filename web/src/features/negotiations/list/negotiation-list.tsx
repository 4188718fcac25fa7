// The left pane: the ongoing or the closed negotiations, searched by item or company, the unread ones in bold.
import { Button, SegmentedControl, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingPart } from '../../../ui/feedback/offline-part.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { useItem } from '../../messages/use-item.ts';
import { negotiationQuery } from '../message/negotiation-news.ts';
import classes from './negotiation-list.module.css';
import { NegotiationListItem } from './negotiation-list-item.tsx';
import { type Group, groupOf, itemOf, type NegotiationSearch } from './negotiation-search.ts';
import { useNegotiations } from './use-negotiations.ts';

const rest = 300;
/** Equal to the API's limit. */
const longestSearch = 200;

/** The tab follows the open negotiation's status when it changes; otherwise the reader chooses. */
function useGroup({ negotiationId, entityStatus }: NegotiationSearch) {
  const { data: open } = useQuery({
    ...negotiationQuery(negotiationId ?? ''),
    enabled: negotiationId !== undefined,
  });
  const [group, setGroup] = useState<Group>(() => groupOf(open?.status ?? entityStatus));
  const [followed, setFollowed] = useState<string>();
  const place = open && `${open.id} ${groupOf(open.status)}`;
  if (negotiationId === undefined ? followed !== undefined : place !== undefined && place !== followed) {
    setFollowed(place);
    if (open) setGroup(groupOf(open.status));
  }
  return [group, setGroup] as const;
}

export function NegotiationList({ search }: { search: NegotiationSearch }) {
  const { t } = useTranslation(['negotiations', 'common']);
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), rest);
  const [group, setGroup] = useGroup(search);
  const lists = {
    ongoing: useNegotiations('ongoing', searched, search),
    closed: useNegotiations('closed', searched, search),
  };
  const isNarrowed = text !== '' || searched !== '' || itemOf(search) !== undefined;
  const isBare = isNarrowed ? false : areEmpty(lists);
  // Where there is none at all, the ongoing ones say how to begin.
  const shownGroup: Group = isBare ? 'ongoing' : group;
  const shown = lists[shownGroup];
  // What is known first waits for the other, or it would be pulled up when the head goes.
  const rows = isBare === undefined && shown.rows?.length === 0 ? undefined : shown.rows;
  return (
    <>
      <div className={classes.head}>
        <h1>{t('negotiations:title')}</h1>
        {!isBare && <Finder lists={lists} text={text} onText={setText} group={group} onGroup={setGroup} />}
        <ItemFilter search={search} />
      </div>
      <Rows {...shown} rows={rows} search={search} group={shownGroup} isSearched={searched !== ''} />
    </>
  );
}

type Lists = Readonly<Record<Group, ReturnType<typeof useNegotiations>>>;

/** Whether there is no negotiation at all; undefined while that is not known. */
function areEmpty({ ongoing, closed }: Lists): boolean | undefined {
  const both = [ongoing, closed];
  // Rows of a search that is just being cleared say nothing of the whole list.
  if (both.some(({ total = 0, stale, failed }) => total > 0 || stale || failed)) return false;
  return both.every(({ total }) => total === 0) || undefined;
}

interface FinderProps {
  lists: Lists;
  text: string;
  onText: (text: string) => void;
  group: Group;
  onGroup: (group: Group) => void;
}

/** Over a list that is empty there is nothing to search, and no other list to choose. */
function Finder({ lists, text, onText, group, onGroup }: FinderProps) {
  const { t } = useTranslation('negotiations');
  const label = (one: Group) => (
    <span className={classes.segment}>
      {t(`list.${one}`)} <small>{lists[one].total}</small>
    </span>
  );
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        leftSection={<IconSearch size={18} stroke={1.7} />}
        value={text}
        maxLength={longestSearch}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('list.groups')}
        value={group}
        onChange={(next) => onGroup(next as Group)}
        data={(['ongoing', 'closed'] as const).map((value) => ({ value, label: label(value) }))}
      />
    </>
  );
}

/** The address may narrow the list to one item: the list says so, and a click removes the filter. */
function ItemFilter({ search }: { search: NegotiationSearch }) {
  const { t } = useTranslation('negotiations');
  const item = itemOf(search);
  if (!item) return null;
  return (
    <AppLink to={paths.negotiations({ negotiationId: search.negotiationId })} className={classes.filter}>
      {item.name ?? t(`list.only_${item.kind}`)}
      <IconX size={14} stroke={2.2} aria-label={t('list.all')} />
    </AppLink>
  );
}

function Empty({ search, group }: { search: NegotiationSearch; group: Group }) {
  const { t } = useTranslation('negotiations');
  const item = itemOf(search);
  const { found, isPending } = useItem(item);
  if (!item || group === 'closed')
    return (
      <EmptyState icon={icons.negotiation} title={t(`list.empty_${group}`)} text={t(`list.empty_${group}_text`)} />
    );
  if (isPending) return null;
  if (!found)
    return <EmptyState icon={icons.negotiation} title={t(`list.gone_${item.kind}`)} text={t('list.gone_text')} />;
  return <EmptyState icon={icons.negotiation} title={t('list.empty_ongoing')} text={t('list.empty_item_text')} />;
}

interface RowsProps extends ReturnType<typeof useNegotiations> {
  search: NegotiationSearch;
  group: Group;
  isSearched: boolean;
}

function Rows({ rows, more, failed, retry, search, group, isSearched }: RowsProps) {
  const { t } = useTranslation('negotiations');
  if (!rows && failed) {
    return (
      <div className={classes.note}>
        <p>{t('list.failed')}</p>
        <Button variant="default" size="xs" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!rows) {
    return (
      <LoadingPart>
        <div className={classes.note}>
          {[0, 1, 2, 3].map((one) => (
            <Skeleton key={one} height={64} radius="md" />
          ))}
        </div>
      </LoadingPart>
    );
  }
  if (rows.length === 0) {
    return isSearched ? (
      <p className={classes.note}>{t('list.nothing_found')}</p>
    ) : (
      <Empty search={search} group={group} />
    );
  }
  return (
    <>
      <ul className={classes.rows} aria-label={t(`list.${group}`)}>
        {rows.map((row: NegotiationRow) => (
          <NegotiationListItem key={row.id} negotiation={row} search={search} />
        ))}
      </ul>
      {more && (
        <Button variant="subtle" fullWidth onClick={more}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
