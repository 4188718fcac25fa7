// Selects all rows of the page that can be selected, or none of them.
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './selection.module.css';
import type { Selection } from './use-selection.ts';

interface SelectShownProps {
  selection: Selection;
  /** Of the rows of the page that can be selected. */
  ids: readonly string[];
}

export function SelectShown({ selection, ids }: SelectShownProps) {
  const { t } = useTranslation();
  const chosen = ids.filter((id) => selection.ids.includes(id)).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  return (
    <Checkbox
      className={classes.shown ?? ''}
      label={t('selection.shown')}
      checked={isAll}
      indeterminate={chosen > 0 && !isAll}
      disabled={ids.length === 0 || (selection.full && chosen === 0)}
      onChange={() => selection.setAll(ids, !isAll)}
    />
  );
}
