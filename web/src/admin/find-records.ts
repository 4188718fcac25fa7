// Finds records of every kind for the administrators' command palette.
import { IconList, IconUser } from '@tabler/icons-react';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { type FoundGroup, type FoundKind, type FoundRecord, searchApi } from '@wattpact/domain/search/search-api';
import type { i18n } from 'i18next';
import { adminPaths } from '../platform/address/paths.ts';
import { call } from '../platform/api/call.ts';
import { filledText } from '../platform/words/filled-text.ts';
import { adminList, adminPage, kindIcons, menuLabels } from '../records/kind-looks.ts';
import type { PaletteGroup, PaletteItem } from '../ui/app-shell/palette-props.ts';

/** Of a record that is what it usually is, the status says nothing. */
const usual = ['approved', 'active', 'paid'];

/** The address of the list that the record stands in, narrowed to the words. */
const listOf = (kind: FoundKind, searchQuery: string) =>
  `${kind === 'user' ? adminPaths.users() : adminList(kind)}?${new URLSearchParams({ searchQuery })}`;

const pageOf = (kind: FoundKind, { id }: FoundRecord) => (kind === 'user' ? adminPaths.user(id) : adminPage(kind, id));

const textsOf = (kind: FoundKind) => (kind === 'user' ? 'profile' : recordKinds[kind].texts);

export async function findRecords(words: i18n, query: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  const { groups } = await call(searchApi.records, { query: { query }, signal });
  await words.loadNamespaces(groups.map(({ kind }) => textsOf(kind)));
  return groups.map((group) => groupOf(words.t, query, group));
}

function groupOf(t: i18n['t'], query: string, { kind, items, hasMore }: FoundGroup): PaletteGroup {
  const label = kind === 'user' ? t('navigation.users') : t(`navigation.${menuLabels[kind]}`);
  const icon = kind === 'user' ? IconUser : kindIcons[kind];
  // In the gender of the kind, where that has texts of its own.
  const statusWord = (status: string) =>
    t(`${textsOf(kind)}:status.${status}`, { defaultValue: t(`status.${status}`) });
  const found = items.map((record): PaletteItem => {
    const { id, name, details, status } = record;
    const told = usual.includes(status) ? details : [...details, statusWord(status)];
    return { id, label: name, description: filledText(told), icon, to: pageOf(kind, record) };
  });
  const all = { id: `all-${kind}`, label: t('shell.all_of', { list: label }), icon: IconList, to: listOf(kind, query) };
  return { label, items: hasMore ? [...found, all] : found };
}
