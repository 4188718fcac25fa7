// What the simulation says in one sentence, with the figures that stand behind it.
import { Paper, Skeleton } from '@mantine/core';
import type { SimulationTotals } from '@wattpact/domain/simulation/simulate';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { type KeyFigure, KeyFigures } from '../../ui/record/key-figures.tsx';
import type { SimulationAnswer } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import type { ShownSimulation } from './simulation-runner.ts';
import { levelisedKey, missing, noteTexts } from './simulation-tables.ts';

interface SentenceProps {
  shown: ShownSimulation | undefined;
  isValid: boolean;
  /** What is shown is of inputs before the present ones. */
  isOld: boolean;
}

/** As long as somebody types, nothing is read out. */
const settledMs = 1200;

/** The sentence for screen readers: only one that stays. */
function Announced({ text }: { text: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {settled}
    </p>
  );
}

/** Drawn again with an answer, not with each key. */
export const SimulationSentence = memo(function SimulationSentence({ shown, isValid, isOld }: SentenceProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const sentence = useSentence();
  const figures = useKeyFigures();
  const announced = !isValid ? t('correct') : shown && !isOld ? sentence(shown.answer) : '';
  const result = shown?.answer.result;
  const isFewer = result !== undefined && result.scenarios < (shown?.inputs.scenarios ?? 0);
  return (
    <Paper component="section" className={classes.sentence ?? ''} aria-label={t('result.title')}>
      <Announced text={announced} />
      {!isValid && <p className={classes.words}>{t('correct')}</p>}
      {isValid && !shown && <Skeleton className={classes.waiting ?? ''} />}
      {shown && result && (
        <div data-old={isOld || undefined} aria-busy={isOld}>
          {isValid && <p className={classes.words}>{sentence(shown.answer)}</p>}
          <p className={classes.state}>
            {isOld
              ? t(isValid ? 'old_computing' : 'old')
              : t('result.basis', {
                  rate: formats.percent(shown.inputs.discountRate ?? 0),
                  scenarios: formats.number(result.scenarios),
                  seed: String(shown.inputs.seed),
                })}
          </p>
          <KeyFigures inPairs figures={figures(shown.answer, shown.inputs.settlement)} label={t('result.title')} />
          <div className={classes.notes}>
            {result.leftOut.length > 0 && <p>{t('left_out')}</p>}
            {isFewer && <p>{t('fewer_scenarios', { run: formats.number(result.scenarios) })}</p>}
            {noteTexts([result], shown.inputs).map((key) => (
              <p key={key}>{t(key)}</p>
            ))}
          </div>
        </div>
      )}
    </Paper>
  );
});

/** One decimal says enough: the rest is in the table. */
function useAmount(): (euros: number) => string {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  return (euros) => {
    const amount = Math.abs(euros);
    return amount >= 950_000
      ? t('result.millions', { amount: formats.number(amount / 1_000_000, 1) })
      : t('result.thousands', { amount: formats.number(amount / 1000, 0) });
  };
}

/** Less than what the sentence shows of an amount. */
const nothing = 500;

/** From the buyer's side: the middle case, and how much worse one of ten is. */
const sentenceOf = ({ npvBuyerSavingBand: { p10, p50 } }: SimulationTotals): string => {
  if (Math.abs(p10) < nothing && Math.abs(p50) < nothing) return 'same';
  if (p50 < 0) return 'more_more';
  return p10 < 0 ? 'less_more' : 'less_less';
};

function useSentence(): (answer: SimulationAnswer) => string {
  const { t } = useTranslation('simulation');
  const amount = useAmount();
  return ({ result: { totals, years } }) => {
    const { p10, p50 } = totals.npvBuyerSavingBand;
    return t(`result.sentence.${sentenceOf(totals)}`, {
      middle: amount(p50),
      tail: amount(p10),
      count: years.length,
    });
  };
}

function useKeyFigures(): (answer: SimulationAnswer, settlement: string) => KeyFigure[] {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const amount = useAmount();
  const price = (label: string, value: number | null): KeyFigure =>
    value === null ? { label, value: missing } : { label, ...formats.price(value) };
  return ({ result: { totals, years } }, settlement) => {
    const rate = years[0]?.captureRate ?? null;
    return [
      price(t(`result.${levelisedKey(settlement)}`), totals.levelisedPrice),
      price(t('result.break_even'), totals.breakEvenPrice),
      { label: t('result.at_risk'), value: amount(totals.sellerAtRisk) },
      { label: t('result.chance'), value: formats.percent(totals.chanceThatBuyerSaves) },
      { label: t('result.capture_rate'), value: rate === null ? missing : formats.percent(rate) },
    ];
  };
}
