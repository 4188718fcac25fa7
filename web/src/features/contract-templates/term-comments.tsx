// On the page of a version: each term can be commented, and shows how many comments it has.
import { IconMessage2, IconMessage2Plus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TermField } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import {
  contractTemplateApi,
  type NegotiationRecord,
  type TemplateRecord,
} from '@wattpact/domain/negotiations/negotiation-api';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { lazy } from '../../platform/lazy.ts';
import type { Definition } from '../../ui/record/definition-list.tsx';
import type { TermItem } from '../contract-terms/terms-items.tsx';
import classes from './term-comments.module.css';
import { placeOf } from './term-place.ts';

const TermCommentsPanel = lazy(() =>
  import('./term-comments-panel.tsx').then(({ TermCommentsPanel: Panel }) => ({ default: Panel })),
);

interface Commented {
  /** For `TermsPapers`: adds the button to a term. */
  decorate: (item: TermItem) => Definition;
  /** The comments on the chosen term. */
  panel: React.ReactNode;
}

/** @param led the term in the address */
export function useTermComments(negotiation: NegotiationRecord, template: TemplateRecord, led?: string): Commented {
  const { id, allowedActions } = negotiation;
  const [chosen, setChosen] = useState<TermField>();
  const { data } = useQuery(apiQuery(contractTemplateApi.comments, { params: { id } }));
  const counts = new Map(data?.map(({ field, count }) => [field, count]));
  const mayComment = allowedActions.includes('write');
  const isCounted = data !== undefined;
  useEffect(() => {
    const row = led !== undefined && isCounted && document.getElementById(placeOf(led as TermField));
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    row.querySelector('button')?.focus({ preventScroll: true });
  }, [led, isCounted]);
  return {
    decorate: ({ field, ...item }) => {
      if (field === undefined) return item;
      const count = counts.get(field) ?? 0;
      const place = { id: placeOf(field), isMarked: field === led };
      if (count === 0 && !mayComment) return { ...item, ...place };
      const aside = <CommentButton term={item.label} count={count} onClick={() => setChosen(field)} />;
      return { ...item, ...place, aside };
    },
    panel: chosen && (
      <Suspense>
        <TermCommentsPanel
          key={chosen}
          negotiation={negotiation}
          template={template}
          field={chosen}
          onClose={() => setChosen(undefined)}
        />
      </Suspense>
    ),
  };
}

function CommentButton({ term, count, onClick }: { term: string; count: number; onClick: () => void }) {
  const { t } = useTranslation('negotiations');
  const label = count > 0 ? t('comments.count', { count, term }) : t('comments.comment', { term });
  const Sign = count > 0 ? IconMessage2 : IconMessage2Plus;
  return (
    <button
      type="button"
      className={classes.button}
      data-some={count > 0 || undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Sign size={18} stroke={1.7} aria-hidden />
      {count > 0 && count}
    </button>
  );
}
