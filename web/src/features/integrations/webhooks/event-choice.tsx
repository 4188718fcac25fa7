// The events in groups, one for each kind of record. Those of which a part is chosen are open from the start.
import { Checkbox, Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import {
  type WebhookEvent,
  type WebhookResourceKind,
  webhookEvents,
  webhookResourceKinds,
} from '@wattpact/domain/webhooks/webhook-events';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './webhooks.module.css';

interface EventChoiceProps {
  value: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
  error?: ReactNode;
}

export function EventChoice({ error, ...choice }: EventChoiceProps) {
  const { t } = useTranslation('legalEntity');
  return (
    <Input.Wrapper
      required
      labelElement="div"
      label={t('webhooks.form.events')}
      description={t('webhooks.form.events_help')}
      error={error}
    >
      <div className={classes.groups}>
        {webhookResourceKinds.map((kind, index) => (
          <EventGroup key={kind} kind={kind} isFirst={index === 0} {...choice} />
        ))}
      </div>
    </Input.Wrapper>
  );
}

interface EventGroupProps extends Omit<EventChoiceProps, 'error'> {
  kind: WebhookResourceKind;
  isFirst: boolean;
}

function EventGroup({ kind, isFirst, value, onChange }: EventGroupProps) {
  const { t } = useTranslation('legalEntity');
  const events = webhookEvents.filter((event) => event.startsWith(`${kind}.`));
  const others = value.filter((event) => !events.includes(event));
  const { length: count } = value.filter((event) => events.includes(event));
  const isWhole = count === events.length;
  const [isOpen] = useState(count > 0 && !isWhole);
  const group = t(`webhooks.group.${kind}`);
  const toggle = (event: WebhookEvent) =>
    onChange(value.includes(event) ? value.filter((one) => one !== event) : [...value, event]);
  return (
    <details className={classes.group} open={isOpen}>
      {/* Where the focus goes when no event is chosen: a box in a closed group takes none. */}
      <summary {...(isFirst && { 'data-path': 'events' })}>
        <span>{group}</span>
        <span className={classes.count}>{t('webhooks.form.chosen', { count, total: events.length })}</span>
        <IconChevronDown size={16} stroke={1.9} aria-hidden />
      </summary>
      <Checkbox
        label={t('webhooks.form.all_of', { group })}
        checked={isWhole}
        indeterminate={count > 0 && !isWhole}
        onChange={() => onChange(isWhole ? others : [...others, ...events])}
      />
      <div className={classes.events}>
        {events.map((event) => (
          <Checkbox
            key={event}
            label={t(`webhooks.event.${event}`)}
            description={<code>{event}</code>}
            checked={value.includes(event)}
            onChange={() => toggle(event)}
          />
        ))}
      </div>
    </details>
  );
}
