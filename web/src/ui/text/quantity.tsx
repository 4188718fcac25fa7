// A number and its unit, one unbreakable piece with the unit in a lighter tone.
import type { Quantity as QuantityText } from '../../platform/words/formats.ts';
import classes from './quantity.module.css';

export function Quantity({ value, unit, strong = false }: QuantityText & { strong?: boolean }) {
  return (
    <span className={strong ? `${classes.quantity} ${classes.strong}` : classes.quantity}>
      <span className={classes.value}>{value}</span>
      {unit && <span className={classes.unit}>{`\u00a0${unit}`}</span>}
    </span>
  );
}
