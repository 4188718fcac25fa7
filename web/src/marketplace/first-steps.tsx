// The first day: a company, its approval, a project or an offer, a negotiation. Gone once everything is done, or when its reader puts it away.
import { Button, Paper } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usualTimeApi } from '@wattpact/domain/calls/usual-time-api';
import { legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';

import { userApi } from '@wattpact/domain/users/user-api';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileChange } from '../features/users/account/use-profile-change.ts';
import { AppLink } from '../platform/address/app-link.tsx';
import { paths } from '../platform/address/paths.ts';
import { call } from '../platform/api/call.ts';
import { apiQuery } from '../platform/api/query.ts';
import { useRoles } from '../platform/session/session.ts';
import { useAct } from '../records/use-act.ts';
import classes from './first-steps.module.css';
import type { useOwnTotals } from './own-totals.ts';

interface Progress {
  hasEntity: boolean;
  isApproved: boolean;
  hasItem: boolean;
  /** Within how many working days a company is usually decided on, where that can be told. */
  usualDays: number | null;
}

const limit = 5;

/**
 * What is done; undefined while loading (`isPending`), and for who needs no guidance: they have contracts or a negotiation,
 * or may only look.
 */
export function useFirstSteps(totals: ReturnType<typeof useOwnTotals>): {
  isPending: boolean;
  progress: Progress | undefined;
} {
  const roles = useRoles();
  const hasItem = (totals.projects ?? 0) + (totals.offers ?? 0) > 0;
  const isNew = totals.contracts === 0;
  const asksNegotiations = roles.hasApprovedEntity && hasItem && isNew;
  const negotiations = useQuery({ ...apiQuery(negotiationApi.list, { query: { limit } }), enabled: asksNegotiations });
  const asksTimes = isNew && !roles.isLoading && !roles.hasApprovedEntity;
  const times = useQuery({ ...apiQuery(usualTimeApi.get), enabled: asksTimes });
  const isPending =
    roles.isLoading ||
    (asksTimes && times.isPending) ||
    totals.contracts === undefined ||
    totals.projects === undefined ||
    totals.offers === undefined ||
    (asksNegotiations && negotiations.isPending);
  if (isPending || !isNew || (negotiations.data?.total ?? 0) > 0) return { isPending, progress: undefined };
  const { hasApprovedEntity: isApproved, holds } = roles;
  if (isApproved && !holds('CONTRACTING')) return { isPending, progress: undefined };
  const usualDays = times.data?.legal_entity ?? null;
  return { isPending, progress: { hasEntity: holds('VIEW'), isApproved, hasItem, usualDays } };
}

interface Step {
  name: 'entity' | 'approval' | 'item' | 'negotiation';
  isDone: boolean;
  text: string;
  actions?: ReactNode;
}

export function FirstSteps({ progress }: { progress: Progress }) {
  const { t } = useTranslation('dashboard');
  const steps = useSteps(progress);
  const changed = useProfileChange();
  const { isPending, run } = useAct();
  const hide = () => run(() => call(userApi.setPreferences, { body: { hidesFirstSteps: true } }), { onDone: changed });
  const current = steps.find(({ isDone }) => !isDone);
  return (
    <Paper component="section" className={classes.paper ?? ''} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps">{t('first_day.title')}</h2>
        <Button variant="subtle" size="xs" loading={isPending} onClick={() => void hide()}>
          {t('first_day.hide')}
        </Button>
      </div>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.name} className={classes.step} aria-current={step === current ? 'step' : undefined}>
            <span className={classes.mark} data-done={step.isDone || undefined}>
              {step.isDone ? <IconCheck size={16} stroke={2.4} aria-label={t('first_day.done')} /> : index + 1}
            </span>
            <div className={classes.words}>
              <h3>{t(`first_day.${step.name}`)}</h3>
              {!step.isDone && <p>{step.text}</p>}
              {step === current && step.actions && <div className={classes.actions}>{step.actions}</div>}
            </div>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

function useSteps({ hasEntity, isApproved, hasItem, usualDays }: Progress): Step[] {
  const { t } = useTranslation('dashboard');
  const approval = useApproval(hasEntity && !isApproved, usualDays);
  const link = (to: string, label: string, variant: 'filled' | 'default' = 'filled') => (
    <Button component={AppLink} to={to} size="xs" variant={variant}>
      {t(`first_day.${label}`)}
    </Button>
  );
  return [
    {
      name: 'entity',
      isDone: hasEntity,
      text: t('first_day.entity_text'),
      actions: link(paths.newLegalEntity(), 'entity_action'),
    },
    {
      name: 'approval',
      isDone: isApproved,
      text: approval.text,
      actions: link(approval.to, 'approval_action', 'default'),
    },
    {
      name: 'item',
      isDone: hasItem,
      text: t('first_day.item_text'),
      actions: (
        <>
          {link(paths.newProject(), 'project_action')}
          {link(paths.newRecord('offer'), 'offer_action', 'default')}
        </>
      ),
    },
    {
      name: 'negotiation',
      isDone: false,
      text: t('first_day.negotiation_text'),
      actions: link(paths.marketProjects(), 'negotiation_action'),
    },
  ];
}

/** How long it usually takes, or that something is to be corrected; with the page of the company. */
function useApproval(isAwaited: boolean, usualDays: number | null): { text: string; to: string } {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery({ ...apiQuery(legalEntityApi.list, { query: { limit } }), enabled: isAwaited });
  const rejected = data?.items.every(({ status }) => status === 'rejected') && data.items.length > 0;
  const [first] = data?.items ?? [];
  const waiting = usualDays === null ? 'approval_text_untimed' : 'approval_text';
  const text = rejected ? 'approval_rejected' : waiting;
  return {
    text: t(`first_day.${text}`, { count: usualDays ?? 0 }),
    to: first && data?.total === 1 ? paths.legalEntity(first.id) : paths.home('legalEntity'),
  };
}
