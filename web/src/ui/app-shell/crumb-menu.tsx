// The levels between the first and the last breadcrumb.
import { Menu } from '@mantine/core';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useFirstOpening } from '../feedback/on-first-use.tsx';
import { FoldedButton } from './header.tsx';
import type { Crumb } from './shell-props.ts';

export default function CrumbMenu({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { surface, button } = useFirstOpening();
  return (
    <Menu position="bottom-start" {...surface}>
      <Menu.Target>
        <FoldedButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {crumbs.map(({ label, to = '' }) => (
          <Menu.Item key={label} component={AppLink} to={to}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
