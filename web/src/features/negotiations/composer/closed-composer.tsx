// Replaces the composer when the negotiation is closed: says why, and shows the unsent text and file names for copying.

import { Button } from '@mantine/core';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { useUpload } from '../../files/use-upload.ts';
import type { ComposerDraft } from '../../messages/use-composer-draft.ts';
import classes from './composer.module.css';

interface ClosedComposerProps {
  negotiation: NegotiationRecord;
  draft: ComposerDraft;
}

/** Who ended it and when, or that the reader may not write. */
function useReason({ status, ended, entities, energyContractId, updatedAt }: NegotiationRecord): string {
  const { t } = useTranslation('negotiations');
  const { dateTime } = useFormats();
  if (status !== 'CLOSED' && status !== 'CANCELLED') return t('composer.read_only');
  const { at, by = null } = ended ?? { at: updatedAt };
  const entity = entities.find(({ id }) => id === by?.legalEntityId)?.name;
  const what = status === 'CANCELLED' ? 'cancelled' : energyContractId === null ? 'left' : 'registered';
  const words = { date: dateTime(at), name: by ? authorWords(by.name, by.apiKey, t) : undefined, entity };
  const how = t(by && what !== 'left' ? `ended.${what}_by` : `ended.${what}`, words);
  return `${how} ${t(status === 'CANCELLED' ? 'ended.versions_gone' : 'ended.messages_stay')}`;
}

export function ClosedComposer({ negotiation, draft }: ClosedComposerProps) {
  const { t } = useTranslation('negotiations');
  const reason = useReason(negotiation);
  const upload = useUpload();
  const [files, setFiles] = useState(draft.files.list);
  const unsent = draft.text.trim() === '' ? '' : draft.text;
  const discard = () => {
    for (const { id } of files) upload.remove(id);
    draft.files.clear();
    setFiles([]);
    draft.change('');
  };
  return (
    <div className={classes.closed}>
      <p role="status">{reason}</p>
      {(unsent || files.length > 0) && (
        <section className={classes.unsent} aria-label={t('composer.unsent')}>
          <h3>{t('composer.unsent')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard */}
          {unsent && <p tabIndex={0}>{unsent}</p>}
          {files.length > 0 && (
            <ul>
              {files.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
          <div>
            {unsent && <CopyButton value={unsent} label={t('composer.unsent')} />}
            <Button size="xs" variant="subtle" color="gray" onClick={discard}>
              {t('thread.discard')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
