// The menu with the further actions on a record, at the end of its buttons.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../platform/address/app-link.tsx';
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
          {shown.map((act) => (
            <Entry key={act.label} act={act} onOpen={() => setOpen(act.label)} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {shown.map(
        (act) =>
          'dialog' in act && (
            <Fragment key={act.label}>
              {act.dialog({ opened: open === act.label, onClose: () => setOpen(undefined) })}
            </Fragment>
          ),
      )}
    </>
  );
}

function Entry({ act, onOpen }: { act: MenuAct; onOpen: () => void }) {
  const { label, icon: ActIcon, danger } = act;
  const looks = { ...(danger && { color: 'red' }), leftSection: <ActIcon size={18} stroke={1.9} /> };
  if ('to' in act)
    return (
      <Menu.Item {...looks} component={AppLink} to={act.to}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item {...looks} onClick={onOpen}>
      {label}
    </Menu.Item>
  );
}
