// The right pane: the item, the changes of the newest version, all versions, and the participants.
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { UserAvatar } from '../../../ui/text/user-avatar.tsx';
import { LoadedChangesList, useChangeSentences } from '../../contract-templates/changes-list.tsx';
import { CompareDialog } from '../../contract-templates/compare-dialog.tsx';
import { templateChanges } from '../../contract-templates/template-queries.ts';
import { VersionList } from '../../contract-templates/version-list.tsx';
import classes from './context-pane.module.css';
import { ItemFacts } from './item-facts.tsx';

const Part = ({ children, label }: { children: ReactNode; label?: string }) => (
  <section className={classes.part} aria-label={label}>
    {children}
  </section>
);

export function ContextPane({ negotiation }: { negotiation: NegotiationRecord }) {
  const { t } = useTranslation('negotiations');
  const { id, templates } = negotiation;
  const newest = templates[0]?.version ?? 0;
  const source = templateChanges(id);
  const changes = useChangeSentences({ source, from: newest - 1, to: newest, enabled: newest > 1 });
  return (
    <>
      <Part label={t('context.item')}>
        <ItemFacts negotiation={negotiation} />
        {negotiation.energyContractId !== null && (
          <Button variant="default" size="xs" component={AppLink} to={paths.contract(negotiation.energyContractId)}>
            {t('context.see_contract')}
          </Button>
        )}
      </Part>
      {newest > 1 && changes.isFirstLoad ? (
        <Waiting label={t('changes.loading')} />
      ) : (
        <>
          {newest > 1 && (
            <Part>
              <h3>{t('context.changes', { from: newest - 1, to: newest })}</h3>
              <LoadedChangesList {...changes} />
            </Part>
          )}
          <Versions negotiation={negotiation} newest={newest} />
          <Participants negotiation={negotiation} />
        </>
      )}
    </>
  );
}

/** In place of all that the changes would push down. */
const Waiting = ({ label }: { label: string }) => (
  <Part>
    <div role="status" aria-label={label}>
      {[200, 140, 140].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
        <Skeleton key={index} height={height} mb={16} />
      ))}
    </div>
  </Part>
);

function Versions({ negotiation, newest }: { negotiation: NegotiationRecord; newest: number }) {
  const { t } = useTranslation('negotiations');
  const [comparing, setComparing] = useState(false);
  const { id, status, templates, allowedActions } = negotiation;
  return (
    <Part>
      <div className={classes.head}>
        <h3>{t('context.versions')}</h3>
        {newest > 1 && (
          <button type="button" className={classes.link} onClick={() => setComparing(true)}>
            {t('compare.open')}
          </button>
        )}
      </div>
      {templates.length > 0 ? (
        <VersionList negotiation={negotiation} />
      ) : (
        <p className={classes.place}>{t(status === 'CANCELLED' ? 'context.versions_gone' : 'context.no_versions')}</p>
      )}
      {allowedActions.includes('draft') && (
        <Button
          variant="default"
          fullWidth
          leftSection={<IconPlus size={18} stroke={1.9} />}
          component={AppLink}
          to={paths.newContractTemplate(id)}
        >
          {t('template.new')}
        </Button>
      )}
      {newest > 1 && (
        <CompareDialog
          key={newest}
          source={templateChanges(id)}
          versions={templates}
          to={newest}
          opened={comparing}
          onClose={() => setComparing(false)}
        />
      )}
    </Part>
  );
}

function Participants({ negotiation: { participants, entities } }: { negotiation: NegotiationRecord }) {
  const { t } = useTranslation(['negotiations', 'common']);
  const { id: readerId, avatarColor } = useSession();
  const sideOf = (entityId: string) => entities.find(({ id }) => id === entityId);
  return (
    <Part>
      <h3>{t('negotiations:context.participants')}</h3>
      <ul className={classes.people}>
        {participants.map(({ userId, displayName, legalEntityId, authorizationLevel, avatarColor: color }) => {
          const entity = sideOf(legalEntityId);
          return (
            <li key={`${userId} ${legalEntityId}`}>
              <UserAvatar name={displayName} color={userId === readerId ? avatarColor : color} size={28} />
              <span>
                {displayName}
                {userId === readerId && <span className={classes.dimmed}> ({t('negotiations:me').toLowerCase()})</span>}
                <small>
                  {entity && t(`negotiations:context.side.${entity.side}`)} ·{' '}
                  {t(`common:authorization_level.${authorizationLevel}`).toLowerCase()}
                </small>
                <small>{entity?.name}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
