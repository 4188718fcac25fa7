// Sends a version, unless somebody else has sent one meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { contractTemplateApi, type NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { ApiError } from '../../../platform/api/request.ts';
import { toasts } from '../../../platform/toasts.ts';
import { type TermsValues, termsPayloadOf } from '../../contract-terms/terms-form.ts';
import { refreshTemplates } from '../template-queries.ts';

/** @param seen the newest version that the user has seen; a newer one is shown before sending */
export function useTemplateSending({ id }: NegotiationRecord, seen: number) {
  const { t } = useTranslation(['negotiations', 'errorMessages']);
  const go = useGo();
  const client = useQueryClient();
  const [key] = useState(repeatKey);
  const [sending, setSending] = useState(false);
  const [isBehind, setBehind] = useState(false);
  const send = async (values: TermsValues) => {
    setSending(true);
    try {
      const body = termsPayloadOf(values);
      const idempotencyKey = key.of(body);
      const made = await call(contractTemplateApi.create, { params: { id }, body, version: seen, idempotencyKey });
      await refreshTemplates(client);
      toasts.success(t('negotiations:template.sent', { version: made.version }));
      await go(paths.negotiations({ negotiationId: id }));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setBehind(true);
        return {};
      }
      const { errors, message } = refusalOf(error);
      toasts.error(t('negotiations:template.not_sent'), message ?? '');
      return errors;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, isBehind, closeBehind: () => setBehind(false) };
}
