// Who has accepted a version, in one line; nothing while nobody has.
import { IconCircleCheck } from '@tabler/icons-react';
import type { NegotiationRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import classes from '../contract-templates.module.css';
import { isAcceptedBy, isAgreed } from './acceptance-state.ts';

type Version = Pick<TemplateSummary, 'acceptances'>;

/** Of one version; undefined while nobody has accepted it. */
export function useAcceptanceText(entities: NegotiationRecord['entities']): (version: Version) => string | undefined {
  const { t } = useTranslation('negotiations');
  return (version) => {
    if (isAgreed(version, { entities })) return t('acceptance.both');
    const one = entities.find(({ id }) => isAcceptedBy(version, id));
    return one && t('acceptance.one', { entity: one.name });
  };
}

interface AcceptanceMarkProps {
  entities: NegotiationRecord['entities'];
  version: Version;
}

export function AcceptanceMark({ entities, version }: AcceptanceMarkProps) {
  const text = useAcceptanceText(entities)(version);
  if (text === undefined) return null;
  return (
    <span className={classes.accepted}>
      <IconCircleCheck size={14} stroke={2} aria-hidden />
      {text}
    </span>
  );
}
