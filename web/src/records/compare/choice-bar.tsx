// The bar of the records that are selected for comparison; it opens the comparison.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { mostCompared } from './chosen-ids.ts';
import type { Choice } from './use-choice.ts';

export default function ChoiceBar({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const { ids, full, clear, to } = choice;
  const text = t(full ? 'compare.full' : 'compare.chosen', { count: ids.length, max: mostCompared });
  return (
    <SelectionBar label={t('compare.title')} text={text} onClear={clear}>
      {ids.length > 1 ? (
        <Button component={AppLink} to={to(ids)}>
          {t('compare.go')}
        </Button>
      ) : (
        <Button disabled>{t('compare.go')}</Button>
      )}
    </SelectionBar>
  );
}
