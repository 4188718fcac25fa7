// Nothing fits an own item well, and what is most often in the way; or all that fits is of no interest.
import type { BestMatches } from '@wattpact/domain/matching/match-api';
import { useMatchWords } from './match-words.ts';
import { leastOfBest } from './use-matches.ts';

export function NoMatches({ found: { items, examined, obstacle } }: { found: BestMatches }) {
  const { t } = useMatchWords();
  if (items.length > 0 && items.every(({ hidden }) => hidden)) return <p>{t('matching:none.all_hidden')}</p>;
  const reason = () => {
    if (obstacle === undefined) return examined > 0 ? '' : t('matching:none.nothing');
    if (obstacle.gate) return t(`matching:none.gate.${obstacle.gate}`);
    return t('matching:none.part', { part: t(`matching:part.${obstacle.part}`) });
  };
  return (
    <p>
      {examined > 0 ? t('matching:none.good', { least: leastOfBest }) : `${t('matching:none.title')}.`}{' '}
      <span className="quiet">{reason()}</span>
    </p>
  );
}
