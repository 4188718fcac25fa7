// Suggested first sentences while nobody has written yet: a click adds one to the message field.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { useSides } from '../parties/use-sides.ts';
import classes from './composer.module.css';

interface SuggestionsProps {
  negotiation: NegotiationRecord;
  onChoose: (text: string, suggestions: readonly string[]) => void;
}

export function Suggestions({ negotiation: { entityType, entities }, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('negotiations');
  const { own } = useSides(entities);
  const isOwner = own?.side === (entityType === 'PROJECT' ? 'SELLER' : 'BUYER');
  // The owner of the item does not need to ask for information about it.
  const openings = [...(isOwner ? [] : [`introduction_${entityType}`]), 'terms', 'capacity', 'meeting'];
  const texts = openings.map((one) => t(`suggestions.${one}`));
  return (
    <div className={classes.suggestions}>
      <p>{t('suggestions.title')}</p>
      {texts.map((text) => (
        <button key={text} type="button" onClick={() => onChoose(text, texts)}>
          {text}
        </button>
      ))}
    </div>
  );
}
