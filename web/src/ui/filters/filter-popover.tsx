// One filter of the bar in a popover: what is chosen holds at once.
import { Popover } from '@mantine/core';
import { FilterControl, type FilterControlProps } from './filter-control.tsx';
import { FilterTrigger } from './filter-triggers.tsx';

export default function FilterPopover(props: FilterControlProps) {
  return (
    <Popover position="bottom-start" width={320} trapFocus defaultOpened>
      <Popover.Target>
        <FilterTrigger filter={props.filter} values={props.values} />
      </Popover.Target>
      <Popover.Dropdown>
        <FilterControl {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
