// The personal area: what waits for the user, then his own lists as tabs.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type HomeTab, paths } from '../platform/paths.ts';
import { useRoles } from '../platform/session.ts';
import { useFormats } from '../platform/use-formats.ts';
import { AppLink } from '../ui/app-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type Icon, icons } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryTabs } from '../ui/query-tabs.tsx';

const tabs: readonly { value: HomeTab; icon: Icon; create?: () => string }[] = [
  { value: 'projects', icon: icons.project, create: paths.newProject },
  { value: 'offers', icon: icons.offer, create: paths.newOffer },
  { value: 'contracts', icon: icons.contract, create: () => paths.registerContract() },
  { value: 'invoices', icon: icons.invoice },
  { value: 'legalEntity', icon: icons.entity, create: paths.newLegalEntity },
];

export function HomePage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const roles = useRoles();
  const today = new Date();
  return (
    <>
      <PageHeader
        title={t('home.title')}
        actions={<span className="quiet">{`${formats.weekday(today)}, ${formats.date(today)}`}</span>}
      />
      {!roles.isLoading && !roles.hasApprovedEntity && (
        <Notice kind="information" title={t(roles.holds('VIEW') ? 'home.pending_title' : 'home.no_entity_title')}>
          {t(roles.holds('VIEW') ? 'home.pending_text' : 'home.no_entity_text')}
        </Notice>
      )}
      <QueryTabs
        label={t('home.tabs')}
        tabs={tabs.map(({ value, icon, create }) => ({
          value,
          label: t(`home.tab.${value}`),
          content: (
            <EmptyState
              icon={icon}
              title={t(`empty.${value}.title`)}
              text={t(`empty.${value}.text`)}
              action={
                create && (
                  <Button component={AppLink} to={create()}>
                    {t(`empty.${value}.action`)}
                  </Button>
                )
              }
            />
          ),
        }))}
      />
    </>
  );
}
