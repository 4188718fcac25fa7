// The versions of a negotiation's contract, newest first: author and date, with links to read and download each.
import type { TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { daysFromNow } from '../../platform/words/formats.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import classes from './contract-templates.module.css';
import { DraftDownload } from './draft-download.tsx';

interface VersionListProps {
  negotiationId: string;
  templates: readonly TemplateSummary[];
}

export function VersionList({ negotiationId, templates }: VersionListProps) {
  const { t } = useTranslation('negotiations');
  const { day, time } = useFormats();
  const when = (at: string) => {
    const word = day(at);
    return `${daysFromNow(at) > -2 ? word.toLowerCase() : word}, ${time(at)}`;
  };
  return (
    <ol className={classes.list}>
      {templates.map(({ id, version, authorName, createdAt }, index) => (
        <li key={id}>
          <AppLink
            to={paths.contractTemplate(negotiationId, id)}
            aria-label={t('version_by', { version, author: authorName })}
          >
            <span className={classes.tag} data-newest={index === 0 || undefined}>
              v{version}
            </span>
            <span>
              <span className={classes.author}>{authorName}</span>
              <time dateTime={createdAt}>{when(createdAt)}</time>
            </span>
          </AppLink>
          <DraftDownload negotiationId={negotiationId} templateId={id} version={version} />
        </li>
      ))}
    </ol>
  );
}
