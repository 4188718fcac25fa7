// The capacities of the chosen technologies. Their common error is about the installed ones, which point to it.
import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { TechnologyEditor } from './technology-chips.tsx';

export interface TechnologyAmounts {
  amount: (index: number, name: string) => ReturnType<TechnologyEditor['amount']>;
  error: ReactNode;
}

export function useTechnologyAmounts({ values, field, amount }: TechnologyEditor): TechnologyAmounts {
  const errorId = useId();
  const { error } = field('technologies');
  return {
    error: error && <Input.Error id={errorId}>{error}</Input.Error>,
    amount: (index, name) => {
      const props = amount(`technologies.${index}.${name}`);
      const isPart = error && name === 'installedCapacity' && values.technologies[index]?.installedCapacity != null;
      return isPart ? { ...props, error: props.error ?? true, 'aria-errormessage': errorId } : props;
    },
  };
}
