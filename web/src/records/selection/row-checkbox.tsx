// The box of one row. It is drawn again only when it changes itself: a page of a list may have a hundred of them.
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoxedRows, Boxes } from './row-boxes.tsx';

interface RowCheckboxProps extends Pick<BoxedRows<unknown>, 'texts'>, Pick<Boxes, 'toggle'> {
  id: string;
  name: string;
  hasLabel: boolean;
  isChosen: boolean;
  disabled: boolean;
}

function RowCheckbox({ id, name, texts, hasLabel, isChosen, disabled, toggle }: RowCheckboxProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      className="row-action"
      {...(hasLabel && { label: t(`${texts}.column`) })}
      aria-label={t(`${texts}.choose`, { name })}
      checked={isChosen}
      disabled={disabled}
      onChange={() => toggle(id)}
    />
  );
}

export default memo(RowCheckbox);
