// "Is the contract signed?": yes registers it with the terms of the newest version, no hides the question.
import { Button } from '@mantine/core';
import { IconWritingSign } from '@tabler/icons-react';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import classes from './version-card.module.css';

const keyOf = (negotiationId: string) => `contract-not-signed:${negotiationId}`;

/** Lasts for the session of this tab. */
const wasDismissed = (negotiationId: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(negotiationId)) !== null;
  } catch {
    return false;
  }
};

interface SignedQuestionProps {
  negotiation: NegotiationRecord;
  /** The newest version. */
  version: number;
  /** Both sides have accepted it: signing and registering are what remains, so the button is a filled one. */
  isNext: boolean;
}

export function SignedQuestion({ negotiation: { id, allowedActions }, version, isNext }: SignedQuestionProps) {
  const { t } = useTranslation('negotiations');
  const [dismissed, setDismissed] = useState(() => wasDismissed(id));
  if (dismissed || !allowedActions.includes('register')) return null;
  const dismiss = () => {
    setDismissed(true);
    try {
      sessionStorage.setItem(keyOf(id), 'yes');
    } catch {}
  };
  return (
    <section className={classes.part} aria-label={t('signed.title')}>
      <IconWritingSign size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <h2>{t('signed.title')}</h2>
        <p>{t('signed.text', { version })}</p>
      </div>
      <div className={classes.buttons}>
        <Button size="xs" variant="subtle" color="gray" onClick={dismiss}>
          {t('signed.no')}
        </Button>
        <Button
          size="xs"
          variant={isNext ? 'filled' : 'default'}
          component={AppLink}
          to={paths.registerContract({ negotiationId: id })}
        >
          {t('signed.yes')}
        </Button>
      </div>
    </section>
  );
}
