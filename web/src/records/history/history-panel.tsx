// The history of a record, newest first: the four newest, and all of them in a sheet.

import { Button, Drawer } from '@mantine/core';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { Timeline, type TimelineEntry } from '../../ui/record/timeline.tsx';
import { useFieldWords } from '../fields/use-field-words.ts';
import { changeWords } from './change-words.ts';

const shown = 4;

interface HistoryPanelProps {
  kind: RecordKindName;
  entries: readonly HistoryEntry[];
  /** The status in the gender of the record: `Rejeitada`. */
  statusLabel?: ((status: string) => string) | undefined;
  /** For administrators: its entries in the audit log. */
  auditTo?: string | undefined;
}

export function HistoryPanel({ kind, entries, statusLabel, auditTo }: HistoryPanelProps) {
  const { t } = useTranslation();
  const words = useFieldWords(kind);
  const [open, setOpen] = useState(false);
  const newestFirst = [...entries]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(
      ({ changes, by, apiKey, ...entry }): TimelineEntry => ({
        ...entry,
        by: apiKey || by ? authorWords(by?.displayName ?? t('history.erased_person'), apiKey, t) : undefined,
        label: statusLabel?.(entry.status),
        changes: changes.flatMap((change) => changeWords(change, words)),
      }),
    );
  return (
    <>
      <Timeline entries={newestFirst.slice(0, shown)} />
      {newestFirst.length > shown && (
        <Button variant="subtle" size="xs" onClick={() => setOpen(true)}>
          {t('history.see_all', { count: newestFirst.length })}
        </Button>
      )}
      {auditTo !== undefined && (
        <Button component={AppLink} to={auditTo} variant="subtle" size="xs">
          {t('history.in_audit_log')}
        </Button>
      )}
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="right"
        size={448}
        title={t('history.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Timeline entries={newestFirst} scroll />
      </Drawer>
    </>
  );
}
