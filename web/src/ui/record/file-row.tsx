// One file: name, size, state, and its actions.
import { ActionIcon, Progress } from '@mantine/core';
import { IconDownload, IconEye, IconEyeOff, IconFileText, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize, shortFileName } from '../../platform/words/formats.ts';
import classes from './file-row.module.css';

interface FileRowProps {
  name: string;
  size: number;
  /** 0 to 100 while it is uploading. */
  progress?: number | undefined;
  error?: string | undefined;
  badge?: ReactNode;
  /** Shows the file on the page, or hides it again. */
  preview?: { isShown: boolean; onToggle: () => void } | undefined;
  onDownload?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

export function FileRow(props: FileRowProps) {
  const { name, size, progress, error, badge, preview, onDownload, onRetry, onRemove } = props;
  const { t } = useTranslation();
  const button = (label: string, act: (() => void) | undefined, icon: ReactNode) =>
    act && (
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`${label}: ${name}`} onClick={act}>
        {icon}
      </ActionIcon>
    );
  return (
    <div className={classes.row}>
      <IconFileText size={20} stroke={1.7} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <span className={classes.name} title={name}>
          {shortFileName(name, 40)}
        </span>
        {progress !== undefined && !error ? (
          <Progress value={progress} size={4} aria-label={t('files.uploading', { name })} />
        ) : (
          <span className={error ? classes.error : classes.size}>{error ?? formatFileSize(size)}</span>
        )}
      </div>
      {badge}
      {button(t('files.retry'), onRetry, <IconRefresh size={18} stroke={1.9} />)}
      {preview && <PreviewToggle name={name} {...preview} />}
      {button(t('files.download'), onDownload, <IconDownload size={18} stroke={1.9} />)}
      {button(t('files.remove'), onRemove, <IconTrash size={18} stroke={1.9} />)}
    </div>
  );
}

function PreviewToggle({ name, isShown, onToggle }: { name: string; isShown: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={`${t('files.preview.show')}: ${name}`}
      aria-expanded={isShown}
      onClick={onToggle}
    >
      <Eye size={18} stroke={1.9} />
    </ActionIcon>
  );
}
