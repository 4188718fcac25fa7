// A yes or no in the grid of a form's fields, on a line of its own.
import { Switch, type SwitchProps } from '@mantine/core';

export const FlagField = (props: SwitchProps) => (
  <div className="wide">
    <Switch {...props} />
  </div>
);
