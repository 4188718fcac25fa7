// The menu with the further actions on a record, at the end of its buttons.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuAct } from './page/menu-act.ts';

/** Absent if there are none. */
export function MoreActions({ acts }: { acts: readonly (MenuAct | undefined)[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const shown = acts.filter((act) => act !== undefined);
  if (shown.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more_actions')}>
            <IconDotsVertical size={18} stroke={1.9} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {shown.map(({ label, icon: ActIcon, danger }) => (
            <Menu.Item
              key={label}
              {...(danger && { color: 'red' })}
              leftSection={<ActIcon size={18} stroke={1.9} />}
              onClick={() => setOpen(label)}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {shown.map(({ label, dialog }) => (
        <Fragment key={label}>{dialog({ opened: open === label, onClose: () => setOpen(undefined) })}</Fragment>
      ))}
    </>
  );
}
