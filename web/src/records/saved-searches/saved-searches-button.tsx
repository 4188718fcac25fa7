// The link from a list to its saved searches.
import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';

export function SavedSearchesButton({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Button component={AppLink} to={to} variant="default" leftSection={<IconBookmark size={18} stroke={1.9} />}>
      {t('crumbs.saved_searches')}
    </Button>
  );
}
