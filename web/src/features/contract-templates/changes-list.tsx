// The differences between two versions: one sentence each, or the two values side by side.
import { Button } from '@mantine/core';
import { IconArrowRight, IconMinus, IconPlus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Icon } from '../../ui/theme/icons.ts';
import { type ChangeSentence, changeSentences } from './change-sentences.ts';
import classes from './contract-templates.module.css';
import { type ChangesSource, changesQuery } from './template-queries.ts';

const icons: Record<ChangeSentence['kind'], Icon> = {
  rises: IconTrendingUp,
  falls: IconTrendingDown,
  becomes: IconArrowRight,
  added: IconPlus,
  removed: IconMinus,
};

interface ChangesProps {
  source: ChangesSource;
  from: number;
  to: number;
  /** Shows the author of each change. */
  withAuthors?: boolean | undefined;
}

interface LoadedChanges {
  /** Undefined while they are loading. */
  sentences: ChangeSentence[] | undefined;
  /** Fetches them again after a failure; undefined without one. */
  retry: (() => void) | undefined;
  /** True until the first answer or failure; a later attempt waits where the failure was shown. */
  isFirstLoad: boolean;
}

/** `enabled`: false, they are not requested yet. */
export function useChangeSentences({
  source,
  from,
  to,
  enabled = true,
}: Omit<ChangesProps, 'withAuthors'> & { enabled?: boolean }): LoadedChanges {
  const words = useFieldWords('energy_contract');
  // The sentences need their own namespace of texts and that of the terms.
  useTranslation('negotiations');
  const { data, isPending, isLoadingError, errorUpdateCount, refetch } = useQuery({
    ...changesQuery(source, from, to),
    enabled,
  });
  return {
    sentences: data && changeSentences(data, words),
    retry: isLoadingError ? () => void refetch() : undefined,
    isFirstLoad: isPending && errorUpdateCount === 0,
  };
}

export const ChangesList = (props: ChangesProps) => (
  <LoadedChangesList {...useChangeSentences(props)} withAuthors={props.withAuthors} />
);

type ListProps = Pick<LoadedChanges, 'sentences' | 'retry'> & Pick<ChangesProps, 'withAuthors'>;

/** For a part that has the query itself: a second one would fetch failed changes again as soon as it mounts. */
export function LoadedChangesList({ sentences, retry, withAuthors }: ListProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  if (retry)
    return (
      <Notice
        kind="reject"
        title={t('changes.failed')}
        action={
          <Button variant="default" onClick={retry}>
            {t('common:generic_error.retry')}
          </Button>
        }
        live
      />
    );
  if (!sentences) return <p className={classes.none}>{t('changes.loading')}</p>;
  return <Sentences sentences={sentences} withAuthors={withAuthors} />;
}

interface SentencesProps {
  sentences: readonly ChangeSentence[];
  withAuthors?: boolean | undefined;
}

export function Sentences({ sentences, withAuthors = false }: SentencesProps) {
  const { t } = useTranslation('negotiations');
  if (sentences.length === 0) return <p className={classes.none}>{t('changes.none')}</p>;
  return (
    <ul className={classes.changes}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state, and two clauses may have the same name
        <Sentence key={index} {...sentence} by={withAuthors ? sentence.by : []} />
      ))}
    </ul>
  );
}

function Sentence({ kind, subject, beforeFigure: before, after, difference, by }: ChangeSentence) {
  const { t } = useTranslation('negotiations');
  const Sign = icons[kind];
  const [article, ...name] = subject.split(' ');
  return (
    <li>
      <Sign size={18} stroke={1.9} aria-hidden />
      <span>
        <Trans
          t={t}
          i18nKey={`changes.${kind}`}
          values={{ article, name: name.join(' '), before, after }}
          components={{ field: <strong />, old: <s />, new: <strong /> }}
          shouldUnescape
        />
        {difference && <span className={classes.difference}>, {difference}</span>}
        {by.length > 0 && <small className={classes.by}>{filledText(by)}</small>}
      </span>
    </li>
  );
}

export function ChangesTable(props: ChangesProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  const changes = useChangeSentences(props);
  const { sentences } = changes;
  if (!sentences || sentences.length === 0) return <LoadedChangesList {...changes} />;
  return (
    <table className={classes.sideBySide}>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t('version', { version: props.from })}</th>
          <th scope="col">{t('version', { version: props.to })}</th>
        </tr>
      </thead>
      <tbody>
        {sentences.map(({ label, before, after, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state, and two clauses may have the same name
          <tr key={index}>
            <th scope="row">
              {label}
              {by.length > 0 && <small className={classes.by}>{filledText(by)}</small>}
            </th>
            <td>{before || t('common:not_given')}</td>
            <td>{after || t('common:not_given')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
