// What was sent to a receiver and what it answered, try by try, the last one first.
import type { DeliveryTry, WebhookDeliveryRecord } from '@wattpact/domain/webhooks/webhook-delivery';
import { useTranslation } from 'react-i18next';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import classes from './webhooks.module.css';

export function DeliveryTries({ delivery: { log, body } }: { delivery: WebhookDeliveryRecord }) {
  const { t } = useTranslation('legalEntity');
  const tries = log.map((one, index) => ({ number: index + 1, one })).reverse();
  return (
    <>
      {tries.length === 0 && <p>{t('webhooks.delivery.not_tried')}</p>}
      {tries.map(({ number, one }) => (
        <Try key={number} number={number} made={one} isLast={number === log.length} />
      ))}
      <Code label={t('webhooks.delivery.body')} text={pretty(body)} />
    </>
  );
}

/** For reading: what is signed is the text as it was sent. */
const pretty = (body: string): string => JSON.stringify(JSON.parse(body), undefined, 2);

function Try({ number, made, isLast }: { number: number; made: DeliveryTry; isLast: boolean }) {
  const { t } = useTranslation('legalEntity');
  const formats = useFormats();
  const { at, tookMs, answerStatus, fault, answer, headers } = made;
  const head = filledText([
    t('webhooks.delivery.try', { number }),
    formats.dateTime(at),
    answerStatus === null ? t('webhooks.delivery.no_answer') : String(answerStatus),
    t('webhooks.delivery.took', { ms: formats.number(tookMs) }),
  ]);
  return (
    <details className={classes.try} open={isLast}>
      <summary>{head}</summary>
      {fault && <p>{t(`webhooks.fault.${fault}`)}</p>}
      <Code
        label={t('webhooks.delivery.headers')}
        text={Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n')}
      />
      {answerStatus !== null && (
        <Code label={t('webhooks.delivery.answer')} text={answer || t('webhooks.delivery.empty_answer')} />
      )}
    </details>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <figure className={classes.code}>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a pointer */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
