// For users without an approved company: what is missing before they can trade. Shown wherever one is needed.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../platform/address/app-link.tsx';
import { paths } from '../platform/address/paths.ts';
import { useRoles } from '../platform/session/session.ts';
import { FailedPart } from '../ui/feedback/failed-part.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import classes from './pending-notice.module.css';

export function PendingNotice() {
  const { t } = useTranslation();
  const roles = useRoles();
  if (roles.retry) return <FailedPart error={roles.error} title={t('home.companies_failed')} onRetry={roles.retry} />;
  if (roles.isLoading || roles.hasApprovedEntity) return null;
  const hasEntity = roles.holds('VIEW');
  return (
    <div className={classes.place}>
      <Notice
        kind="information"
        title={t(hasEntity ? 'home.pending_title' : 'home.no_entity_title')}
        action={
          <Button
            variant="default"
            size="xs"
            component={AppLink}
            to={hasEntity ? paths.home('legalEntity') : paths.newLegalEntity()}
          >
            {t(hasEntity ? 'home.pending_action' : 'home.add_entity')}
          </Button>
        }
      >
        {t(hasEntity ? 'home.pending_text' : 'home.no_entity_text')}
      </Notice>
    </div>
  );
}
