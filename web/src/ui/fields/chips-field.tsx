// Some of a few: chips side by side with label, help and error like any field.
import { Chip, Input, type InputWrapperProps } from '@mantine/core';
import classes from '../filters/filters.module.css';

interface ChipsFieldProps extends Omit<InputWrapperProps, 'onChange' | 'children'> {
  options: readonly { value: string; label: string }[];
  value?: readonly string[] | undefined;
  onChange?: (value: string[]) => void;
  'data-path'?: string;
}

export function ChipsField({ options, value = [], onChange, 'data-path': path, ...wrapper }: ChipsFieldProps) {
  return (
    <Input.Wrapper {...wrapper} labelElement="div">
      <Chip.Group multiple value={[...value]} {...(onChange && { onChange })}>
        <fieldset aria-label={String(wrapper.label ?? '')} className={classes.chips} data-path={path}>
          {options.map((one) => (
            <Chip key={one.value} value={one.value} variant="outline" radius="md" size="sm">
              {one.label}
            </Chip>
          ))}
        </fieldset>
      </Chip.Group>
    </Input.Wrapper>
  );
}
