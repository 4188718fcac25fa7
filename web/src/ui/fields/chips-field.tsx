// Multiple choice from few options: chips side by side, alone or with label, help and error like any field.
import { Chip, Input, type InputWrapperProps } from '@mantine/core';
import classes from './chips-field.module.css';

interface ChipsProps {
  /** The group's name for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  value?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
  'data-path'?: string | undefined;
}

export function Chips({ label, options, value = [], onChange, 'data-path': path }: ChipsProps) {
  return (
    <Chip.Group multiple value={[...value]} {...(onChange && { onChange })}>
      <fieldset aria-label={label} className={classes.chips} data-path={path}>
        {options.map((one) => (
          <Chip key={one.value} value={one.value} variant="outline" radius="md" size="sm">
            {one.label}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}

type ChipsFieldProps = Omit<InputWrapperProps, 'onChange' | 'children'> & Omit<ChipsProps, 'label'>;

export function ChipsField({ options, value, onChange, 'data-path': path, ...wrapper }: ChipsFieldProps) {
  return (
    <Input.Wrapper {...wrapper} labelElement="div">
      <Chips label={String(wrapper.label ?? '')} options={options} value={value} onChange={onChange} data-path={path} />
    </Input.Wrapper>
  );
}
