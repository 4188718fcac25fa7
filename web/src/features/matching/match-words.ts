// How a match is said: each part as a sentence with its figures.
import type { MatchBand, MatchReason, MatchPart as ScoredPart } from '@wattpact/domain/matching/match-score';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '../../platform/words/use-formats.ts';
import type { Tone } from '../../ui/text/status-tones.ts';

/** As the server answers it. */
export type MatchPart = Pick<ScoredPart, 'part' | 'share' | 'weight' | 'reason' | 'params'>;

export interface MatchScore {
  score: number | null;
  band: MatchBand | null;
  known: number;
  parts: readonly MatchPart[];
}

export const bandTones: Readonly<Record<MatchBand, Tone>> = {
  strong: 'green',
  good: 'blue',
  partial: 'yellow',
  weak: 'grey',
};

/** Of a price that is neither above nor below. */
const keyOf = ({ reason, params }: MatchPart): MatchReason | 'price_equal' =>
  reason === 'price_within' && params.percent === 0 ? 'price_equal' : reason;

type Counted = (name: 'years' | 'months', count: number) => string;

const figuresOf = ({ percent, years, by, months }: MatchPart['params'], counted: Counted, formats: Formats) => ({
  ...(percent !== undefined && { percent: formats.percent(percent) }),
  ...(years !== undefined && { years: counted('years', years) }),
  ...(by !== undefined && { by: counted('years', by) }),
  ...(months !== undefined && { months: counted('months', months) }),
});

export function useMatchWords() {
  const { t } = useTranslation(['matching', 'common']);
  const formats = useFormats();
  const counted: Counted = (name, count) => t(`matching:${name}`, { count });
  const sentence = (part: MatchPart): string =>
    t(`matching:reason.${keyOf(part)}`, figuresOf(part.params, counted, formats));
  /** `21,7 de 35` */
  const points = ({ share, weight }: MatchPart): string =>
    t('matching:parts.points', { points: formats.number(share * weight, 1), weight });
  /** `75/100 · Boa` */
  const label = ({ score, band }: Pick<MatchScore, 'score' | 'band'>): string =>
    score === null || band === null ? t('matching:score.none') : `${score}/100 · ${t(`matching:score.band.${band}`)}`;
  return { t, formats, sentence, points, label };
}
