// The way from a list's rows to its map, and back.
import { Button } from '@mantine/core';
import { IconList, IconMap } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { asMap, asRows, useListLink, useShownAsMap } from '../../platform/address/list-link.ts';
import type { MarketView } from '../list/list-view.ts';

export function ViewSwitch({ filters }: Pick<MarketView<unknown>, 'filters'>) {
  const { t } = useTranslation();
  const isMap = useShownAsMap();
  const link = useListLink(filters);
  const ViewIcon = isMap ? IconList : IconMap;
  return (
    <Button
      component={AppLink}
      to={link({}, isMap ? asRows : asMap)}
      variant="default"
      leftSection={<ViewIcon size={18} stroke={1.9} />}
    >
      {t(isMap ? 'map.as_rows' : 'map.as_map')}
    </Button>
  );
}
