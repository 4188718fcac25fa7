// Why a pair has its score: the parts that cost most as sentences, and all parts with their points.
import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react';
import { type MatchPart, type MatchScore, useMatchWords } from './match-words.ts';
import classes from './matching.module.css';

/** So many sentences stand beside a score. */
const told = 3;

/** Whole, in part, or nothing; the sentence says the same. */
const signOf = ({ share }: MatchPart) => {
  if (share === 1) return IconCheck;
  return share === 0 ? IconX : IconCircleHalf2;
};

export function MatchReasons({ match }: { match: MatchScore }) {
  const { t, sentence, points } = useMatchWords();
  const { parts, known } = match;
  return (
    <>
      <ul className={classes.reasons}>
        {parts.slice(0, told).map((part) => {
          const Sign = signOf(part);
          return (
            <li key={part.part}>
              <Sign size={16} stroke={1.9} aria-hidden />
              {sentence(part)}
            </li>
          );
        })}
      </ul>
      <details className={classes.parts}>
        <summary>
          {t('matching:parts.show')} <span className="quiet">({t('matching:score.from_known', { known })})</span>
        </summary>
        <dl>
          {parts.map((part) => (
            <div key={part.part}>
              <dt>{t(`matching:part.${part.part}`)}</dt>
              <dd className={classes.points}>{points(part)}</dd>
              <dd>{sentence(part)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
