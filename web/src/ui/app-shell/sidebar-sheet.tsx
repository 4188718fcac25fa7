// The sidebar on a phone: a sheet that closes when a link is followed.
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../feedback/focus-back.ts';
import classes from './app-shell.module.css';
import type { AppShellProps } from './shell-props.ts';
import { Sidebar } from './sidebar.tsx';

type SidebarSheetProps = AppShellProps & { opened: boolean; onClose: () => void };

export default function SidebarSheet({ opened, onClose, ...props }: SidebarSheetProps) {
  const { t } = useTranslation();
  useFocusBack(opened);
  const closeOnLink = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest('a, button')) onClose();
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="18rem"
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('shell.menu') } }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click */}
      <div className={classes.sheet} onClick={closeOnLink}>
        <Sidebar {...props} collapsed={false} />
      </div>
    </Drawer>
  );
}
