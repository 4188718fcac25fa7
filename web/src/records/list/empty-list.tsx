// The text of an empty list: no match, nothing of the chosen company, or nothing at all.
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Icon } from '../../ui/theme/icons.ts';
import { CreateButton } from './create-button.tsx';
import type { ListView } from './list-view.ts';
import type { RecordList } from './use-record-list.ts';

/** A lazy component has no type parameter of its own. */
interface EmptyListProps {
  view: ListView<unknown>;
  records: RecordList<unknown>;
}

export default function EmptyList({ view, records: { list, narrowed, stale } }: EmptyListProps) {
  const { t } = useTranslation([view.texts, 'common']);
  const { icon, texts, emptyKey, create, place } = view;
  // While filters are being cleared, nothing is known yet but that they found nothing.
  const filtered = stale || Object.values(list.values).some((value) => value.length > 0);
  if (!filtered) {
    const first = place === 'own' && create && (
      <CreateButton way={create} texts={texts} labelKey={[`${emptyKey}.action`, create.labelKey]} />
    );
    if (narrowed) return <NothingOfCompany icon={icon} action={first} />;
    return <EmptyState icon={icon} title={t(`${emptyKey}.title`)} text={t(`${emptyKey}.text`)} action={first} />;
  }
  const clear = (
    <Button variant="default" onClick={list.clear}>
      {t('common:filters.clear_all')}
    </Button>
  );
  return (
    <EmptyState
      icon={icon}
      title={t('common:market.nothing_found')}
      text={t('common:market.nothing_found_text')}
      action={clear}
    />
  );
}

/** The reader's other companies may have some. */
function NothingOfCompany({ icon, action }: { icon: Icon; action: ReactNode }) {
  const { t } = useTranslation();
  const { chosen, choose } = useActingEntity();
  const all = (
    <Group gap={8} justify="center">
      <Button variant="default" onClick={() => choose(undefined)}>
        {t('acting.all')}
      </Button>
      {action}
    </Group>
  );
  const title = t('market.nothing_of', { name: chosen?.name ?? '' });
  return <EmptyState icon={icon} title={title} text={t('market.nothing_of_text')} action={all} />;
}
