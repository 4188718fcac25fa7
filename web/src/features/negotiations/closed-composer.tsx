// Where nothing may be written any more: why, and what was written and not sent, to be copied.
import { Button } from '@mantine/core';
import type { NegotiationRecord } from 'domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/use-formats.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './composer.module.css';

interface ClosedComposerProps {
  negotiation: NegotiationRecord;
  unsent: string;
  onDiscard: () => void;
}

/** Who has ended it and when, or that he may not write. */
function useReason({ status, ended, entities, energyContractId, updatedAt }: NegotiationRecord): string {
  const { t } = useTranslation('negotiations');
  const { dateTime } = useFormats();
  if (status !== 'CLOSED' && status !== 'CANCELLED') return t('composer.read_only');
  const { at, by = null } = ended ?? { at: updatedAt };
  const entity = entities.find(({ id }) => id === by?.legalEntityId)?.name;
  const what = status === 'CANCELLED' ? 'cancelled' : energyContractId === null ? 'left' : 'registered';
  const words = { date: dateTime(at), name: by?.name, entity };
  const how = t(by && what !== 'left' ? `ended.${what}_by` : `ended.${what}`, words);
  return `${how} ${t(status === 'CANCELLED' ? 'ended.versions_gone' : 'ended.messages_stay')}`;
}

export function ClosedComposer({ negotiation, unsent, onDiscard }: ClosedComposerProps) {
  const { t } = useTranslation('negotiations');
  const reason = useReason(negotiation);
  return (
    <div className={classes.closed}>
      <p role="status">{reason}</p>
      {unsent.trim() !== '' && (
        <section className={classes.unsent} aria-label={t('composer.unsent')}>
          <h3>{t('composer.unsent')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard */}
          <p tabIndex={0}>{unsent}</p>
          <div>
            <CopyButton value={unsent} label={t('composer.unsent')} />
            <Button size="xs" variant="subtle" color="gray" onClick={onDiscard}>
              {t('thread.discard')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
