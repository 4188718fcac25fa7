// What everybody reads about maintenance, above every page and on the account pages. It loads after the page itself.
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { operationApi } from '@wattpact/domain/operation/operation-api';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './maintenance-banner.module.css';

const presentNotice = {
  ...apiQuery(operationApi.notice, { anonymous: true }),
  staleTime: 60_000,
  /** In a window that is looked at; the server keeps the answer. */
  refetchInterval: 120_000,
};

/** Pages that are as high as the window leave its room. */
function useRoomAbove(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--above-page', `${height}px`);
    return () => void style.removeProperty('--above-page');
  }, [height]);
}

/** @param wide the page has no space around it */
export default function MaintenanceBanner({ wide = false }: { wide?: boolean | undefined }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { data } = useQuery(presentNotice);
  const { ref, height } = useElementSize();
  useRoomAbove(data?.notice ? height : 0);
  if (!data?.notice) return null;
  return (
    <div ref={ref} role="status">
      <div className={classes.banner} data-wide={wide || undefined}>
        <Notice kind="information" title={t('maintenance')}>
          {data.notice[language]}
        </Notice>
      </div>
    </div>
  );
}
