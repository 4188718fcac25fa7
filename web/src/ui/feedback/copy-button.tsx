// Copies a text; confirms it in green for two seconds.
import { Button, CopyButton as MantineCopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './copy-button.module.css';

interface CopyButtonProps {
  value: string;
  /** What is copied, for screen readers. */
  label: string;
  /** The visible label, beside full-sized buttons. */
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
