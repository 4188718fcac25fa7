// Who viewed a project or an offer: the entities, and their users with the time of the latest view.
import { Drawer, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import { type ViewedKind, viewersQuery } from './use-views.tsx';
import classes from './viewers-sheet.module.css';

interface ViewersSheetProps {
  base: ViewedKind;
  id: string;
  opened: boolean;
  onClose: () => void;
}

export function ViewersSheet({ base, id, opened, onClose }: ViewersSheetProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={448}
      title={t('market.viewers')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {opened && <Viewers base={base} id={id} />}
    </Drawer>
  );
}

function Viewers({ base, id }: Pick<ViewersSheetProps, 'base' | 'id'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, isLoadingError, refetch } = useQuery(viewersQuery(base, id));
  if (isLoadingError) return <GenericError onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} role="status" aria-label={t('loading')} />;
  if (data.length === 0) {
    return <EmptyState icon={IconEye} title={t('market.no_viewers')} text={t('market.no_viewers_text')} />;
  }
  return (
    <ul className={classes.entities}>
      {data.map(({ legalEntityId, legalEntityName, viewers }) => (
        <li key={legalEntityId}>
          <AppLink to={adminPaths.legalEntity(legalEntityId)}>{legalEntityName}</AppLink>
          <dl>
            {viewers.map(({ userId, displayName, viewedAt }) => (
              <div key={userId}>
                <dt>{displayName}</dt>
                <dd>{formats.dateTime(viewedAt)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
