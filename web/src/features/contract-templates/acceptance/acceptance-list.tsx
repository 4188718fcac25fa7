// Who accepted a version for which side, and when.

import { IconCircleCheck } from '@tabler/icons-react';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { NegotiationRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import classes from '../contract-templates.module.css';

interface AcceptanceListProps {
  entities: NegotiationRecord['entities'];
  version: Pick<TemplateSummary, 'acceptances'>;
}

export function AcceptanceList({ entities, version: { acceptances } }: AcceptanceListProps) {
  const { t } = useTranslation('negotiations');
  const { dateTime } = useFormats();
  if (acceptances.length === 0) return <p className={classes.none}>{t('acceptance.none')}</p>;
  return (
    <ul className={classes.acceptances}>
      {acceptances.map(({ legalEntityId, userName, apiKey, at }) => (
        <li key={legalEntityId}>
          <IconCircleCheck size={18} stroke={1.9} aria-hidden />
          <span>
            {t('acceptance.by', {
              name: authorWords(userName, apiKey, t),
              entity: entities.find(({ id }) => id === legalEntityId)?.name,
            })}
            <time dateTime={at}>{dateTime(at)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
