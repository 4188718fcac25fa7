// Sends a version, unless somebody else has sent one meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { contractTemplateApi, type NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { isOutdated } from '../../../records/overtaken.ts';
import { useAct } from '../../../records/use-act.ts';
import { type TermsValues, termsPayloadOf } from '../../contract-terms/terms-form.ts';
import { refreshTemplates } from '../template-queries.ts';

/** @param seen the newest version that the user has seen; a newer one is shown before sending */
export function useTemplateSending({ id }: NegotiationRecord, seen: number) {
  const { t } = useTranslation('negotiations');
  const go = useGo();
  const client = useQueryClient();
  const [key] = useState(repeatKey);
  const { isPending, outdated, run } = useAct(() => refreshTemplates(client), { overtaken: isOutdated });
  const send = async (values: TermsValues) => {
    const body = termsPayloadOf(values);
    const idempotencyKey = key.of(body);
    const sent = await run(
      () => call(contractTemplateApi.create, { params: { id }, body, version: seen, idempotencyKey }),
      {
        done: ({ version }) => t('template.sent', { version }),
        failed: t('template.not_sent'),
        onDone: () => go(paths.negotiations({ negotiationId: id })),
      },
    );
    return sent.isDone ? undefined : sent.errors;
  };
  return { send, sending: isPending, isBehind: outdated.opened, closeBehind: outdated.onClose };
}
