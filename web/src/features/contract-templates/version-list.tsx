// The versions of a negotiation's contract, newest first: author and date, who accepted it, and links to read and download
// each.
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { daysFromNow } from '../../platform/words/formats.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { AcceptanceMark, useAcceptanceText } from './acceptance/acceptance-mark.tsx';
import classes from './contract-templates.module.css';
import { DraftDownload } from './draft-download.tsx';

export function VersionList({ negotiation }: { negotiation: NegotiationRecord }) {
  const { t } = useTranslation('negotiations');
  const { day, time } = useFormats();
  const { id: negotiationId, entities, templates } = negotiation;
  const acceptanceOf = useAcceptanceText(entities);
  const when = (at: string) => {
    const word = day(at);
    return `${daysFromNow(at) > -2 ? word.toLowerCase() : word}, ${time(at)}`;
  };
  return (
    <ol className={classes.list}>
      {templates.map(({ id, version, authorName, apiKey, createdAt, acceptances }, index) => (
        <li key={id}>
          <AppLink
            to={paths.contractTemplate(negotiationId, id)}
            aria-label={filledText([
              t('version_by', { version, author: authorWords(authorName, apiKey, t) }),
              acceptanceOf({ acceptances }),
            ])}
          >
            <span className={classes.tag} data-newest={index === 0 || undefined}>
              v{version}
            </span>
            <span>
              <span className={classes.author}>{authorWords(authorName, apiKey, t)}</span>
              <time dateTime={createdAt}>{when(createdAt)}</time>
              <AcceptanceMark entities={entities} version={{ acceptances }} />
            </span>
          </AppLink>
          <DraftDownload negotiationId={negotiationId} templateId={id} version={version} />
        </li>
      ))}
    </ol>
  );
}
