// Copies a text; says so in green for two seconds.
import { Button, CopyButton as MantineCopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './copy-button.module.css';

interface CopyButtonProps {
  value: string;
  /** What is copied, for those who do not see it. */
  label: string;
  /** Beside full-sized buttons: what it copies, in words. */
  text?: string;
}

export function CopyButton({ value, label, text }: CopyButtonProps) {
  const { t } = useTranslation();
  return (
    <MantineCopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          size={text ? 'sm' : 'xs'}
          variant="default"
          className={copied ? classes.copied : ''}
          leftSection={copied ? <IconCheck size={14} stroke={2.2} /> : <IconCopy size={14} stroke={2.2} />}
          aria-label={copied ? t('copy.copied') : t('copy.label', { name: label })}
          onClick={copy}
        >
          {copied ? t('copy.copied') : (text ?? t('copy.copy'))}
        </Button>
      )}
    </MantineCopyButton>
  );
}
