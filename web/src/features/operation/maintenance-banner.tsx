// What everybody reads about maintenance, above every page and on the account pages.
import { useQuery } from '@tanstack/react-query';
import { operationApi } from '@wattpact/domain/operation/operation-api';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './page-banners.module.css';

const presentNotice = {
  ...apiQuery(operationApi.notice, { anonymous: true }),
  staleTime: 60_000,
  /** In a window that is looked at; the server keeps the answer. */
  refetchInterval: 120_000,
};

export function MaintenanceBanner({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { data } = useQuery(presentNotice);
  if (!data?.notice) return null;
  return (
    <div className={classes.banner} data-wide={wide || undefined}>
      <Notice kind="information" title={t('maintenance')}>
        {data.notice[language]}
      </Notice>
    </div>
  );
}
