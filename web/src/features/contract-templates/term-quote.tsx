// The term that a message is about, with the value in the version that its author read; a click opens it.
import { IconFileText } from '@tabler/icons-react';
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { fieldLabel } from '../../records/fields/field-label.ts';
import { valueText } from '../../records/fields/field-text.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import classes from './term-comments.module.css';

interface TermQuoteProps {
  negotiationId: string;
  termRef: NonNullable<MessageRecord['termRef']>;
  /** After cancelling, the versions cannot be read: there is no link and no value. */
  isGone: boolean;
}

export function TermQuote({ negotiationId, termRef, isGone }: TermQuoteProps) {
  const { t } = useTranslation('negotiations');
  const words = useFieldWords('energy_contract');
  const { templateId, version, field, value } = termRef;
  const term = fieldLabel(field, words);
  const content = (
    <>
      <IconFileText size={16} stroke={1.9} aria-hidden />
      <span className={classes.quoteText}>
        <small>{t('comments.version_short', { version })}</small>
        <strong>{term}</strong>
        <span className={classes.quoteValue}>{isGone ? t('comments.gone') : valueText(field, value, words)}</span>
      </span>
    </>
  );
  if (isGone) return <span className={classes.quote}>{content}</span>;
  return (
    <AppLink
      to={paths.contractTemplate(negotiationId, templateId, { term: field })}
      className={classes.quote}
      data-quote
      // The page itself scrolls to the term.
      resetScroll={false}
      aria-label={`${t('comments.quote', { version, term })}: ${valueText(field, value, words)}`}
    >
      {content}
    </AppLink>
  );
}
