// What can be added to a message: files, and the next version of the contract. On a phone they share one button.
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconFilePlus, IconPaperclip, IconPlus } from '@tabler/icons-react';
import { allowedFileTypes } from '@wattpact/domain/files/file';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import classes from './composer.module.css';

const acceptedTypes = [...new Set(Object.values(allowedFileTypes))].join(',');

interface ComposerToolsProps {
  onFiles: (files: File[]) => void;
  isFull: boolean;
  /** The page of a new version; undefined for users who may not create one. */
  newVersion: string | undefined;
}

export function ComposerTools({ onFiles, isFull, newVersion }: ComposerToolsProps) {
  const { t } = useTranslation('negotiations');
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedTypes}
        aria-label={t('composer.attach')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Tooltip label={t('composer.attach')}>
        <ActionIcon
          className={classes.attach ?? ''}
          variant="subtle"
          color="gray"
          size={36}
          disabled={isFull}
          aria-label={t('composer.attach')}
          onClick={choose}
        >
          <IconPaperclip size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {newVersion && (
        <>
          <Tooltip label={t('template.new')}>
            <ActionIcon
              className={classes.newVersion ?? ''}
              component={AppLink}
              to={newVersion}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('template.new')}
            >
              <IconFilePlus size={20} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          <Menu position="top-start" withinPortal>
            <Menu.Target>
              <ActionIcon
                className={classes.plus ?? ''}
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t('composer.add')}
              >
                <IconPlus size={22} stroke={1.7} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPaperclip size={18} stroke={1.9} />} disabled={isFull} onClick={choose}>
                {t('composer.attach')}
              </Menu.Item>
              <Menu.Item component={AppLink} to={newVersion} leftSection={<IconFilePlus size={18} stroke={1.9} />}>
                {t('template.new')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </>
  );
}
