// What comes next after a version of the contract template: read it, propose changes or accept it; once both sides have
// accepted it, sign it. Below stands the question whether the contract is signed.
import { Button } from '@mantine/core';
import { IconCircleCheck, IconFileText } from '@tabler/icons-react';
import type { NegotiationRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { AcceptButton } from '../../contract-templates/acceptance/accept-button.tsx';
import { isAcceptedBy, isAgreed } from '../../contract-templates/acceptance/acceptance-state.ts';
import { DraftDownload } from '../../contract-templates/draft-download.tsx';
import { useSides } from '../parties/use-sides.ts';
import { SignedQuestion } from './signed-question.tsx';
import classes from './version-card.module.css';

/** The title and the text of the card, as keys; the names of the companies are put in. */
function useStanding({ entities, allowedActions }: NegotiationRecord, newest: TemplateSummary) {
  const { own, other } = useSides(entities);
  const mayAccept = allowedActions.includes('accept');
  if (isAgreed(newest, { entities })) return { title: 'agreed_title', text: 'agreed_text' } as const;
  if (isAcceptedBy(newest, own?.id)) return { title: 'ours_title', text: 'ours_text', entity: other?.name } as const;
  if (isAcceptedBy(newest, other?.id))
    return { title: 'theirs_title', text: mayAccept ? 'theirs_text' : 'theirs_seen', entity: other?.name } as const;
  return mayAccept ? ({ title: 'open_title', text: 'open_text' } as const) : undefined;
}

export function VersionCard({ negotiation }: { negotiation: NegotiationRecord }) {
  const [newest] = negotiation.templates;
  return newest && negotiation.status === 'ONGOING' ? <Card negotiation={negotiation} newest={newest} /> : null;
}

function Card({ negotiation, newest }: { negotiation: NegotiationRecord; newest: TemplateSummary }) {
  const { t } = useTranslation('negotiations');
  const { id, allowedActions } = negotiation;
  const { version } = newest;
  const standing = useStanding(negotiation, newest);
  const agreed = isAgreed(newest, negotiation);
  const Sign = agreed ? IconCircleCheck : IconFileText;
  return (
    <div className={classes.card}>
      {standing && (
        <section className={classes.part} aria-label={t('acceptance.title')}>
          <Sign size={20} stroke={1.7} aria-hidden />
          <div className={classes.text}>
            <h2>{t(`acceptance.${standing.title}`, { version, entity: standing.entity })}</h2>
            <p>{t(`acceptance.${standing.text}`, { entity: standing.entity })}</p>
          </div>
          <div className={classes.buttons}>
            <Button size="xs" variant="default" component={AppLink} to={paths.contractTemplate(id, newest.id)}>
              {t('acceptance.read', { version })}
            </Button>
            {agreed && <DraftDownload negotiationId={id} templateId={newest.id} version={version} />}
            {allowedActions.includes('draft') && !agreed && (
              <Button size="xs" variant="default" component={AppLink} to={paths.newContractTemplate(id)}>
                {t('acceptance.propose')}
              </Button>
            )}
            {allowedActions.includes('accept') && <AcceptButton size="xs" negotiationId={id} template={newest} />}
          </div>
        </section>
      )}
      <SignedQuestion negotiation={negotiation} version={version} isNext={agreed} />
    </div>
  );
}
