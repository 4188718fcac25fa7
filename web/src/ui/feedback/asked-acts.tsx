// The acts on a row, behind a button with three dots. Each asks before it is done.
import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDotsVertical } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface AskedAct {
  name: string;
  /** In the menu and on the button of the dialog. */
  label: string;
  icon: Icon;
  danger: boolean;
  title: string;
  /** What follows from it. */
  text: string;
}

interface AskedActsProps {
  /** Names the row for screen readers. */
  label: string;
  acts: readonly AskedAct[];
  loading: boolean;
  /** Further entries of the menu, which ask in a way of their own. */
  further?: ReactNode;
  /** @param close closes the dialog, once it is done */
  onConfirm: (name: string, close: () => void) => unknown;
}

export function AskedActs({ label, acts, loading, further, onConfirm }: AskedActsProps) {
  const [asked, setAsked] = useState<string>();
  const act = acts.find(({ name }) => name === asked);
  const close = () => setAsked(undefined);
  if (acts.length === 0 && !further) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={label}>
            <IconDotsVertical size={18} stroke={1.9} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map(({ name, label: words, icon: ActIcon, danger }) => (
            <Menu.Item
              key={name}
              {...(danger && { color: 'red' })}
              leftSection={<ActIcon size={18} stroke={1.9} />}
              onClick={() => setAsked(name)}
            >
              {words}
            </Menu.Item>
          ))}
          {further}
        </Menu.Dropdown>
      </Menu>
      {act && (
        <ConfirmDialog
          opened
          onClose={close}
          title={act.title}
          confirmLabel={act.label}
          danger={act.danger}
          loading={loading}
          onConfirm={() => void onConfirm(act.name, close)}
        >
          <p>{act.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
