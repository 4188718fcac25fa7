// An amount in euros, one unbreakable piece with the sign in a lighter tone, on the side where the language writes it.
import { useFormats } from '../../platform/words/use-formats.ts';
import classes from './quantity.module.css';

export function Money({ amount }: { amount: number }) {
  const [before = '', sign = '', after = ''] = useFormats()
    .money(amount)
    .split(/(\s?€)/);
  return (
    <span className={classes.quantity}>
      {before}
      <span className={classes.unit}>{sign}</span>
      {after}
    </span>
  );
}
