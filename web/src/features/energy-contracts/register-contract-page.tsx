// Registers a contract: it goes to an administrator, and its page opens. A negotiation brings its agreed terms along.
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/session/session.ts';
import { EntityNotFound } from '../../ui/feedback/generic-pages.tsx';
import { useActingEntity } from '../acting-company/acting-entity.ts';
import { MarketGate } from '../market/market-gate.tsx';
import { refreshContracts } from './contract-calls.ts';
import { type ContractValues, negotiatedValues, newValues } from './contract-form.ts';
import { ContractWizard } from './contract-wizard.tsx';
import { negotiatedQuery } from './negotiated.ts';
import { useContractEditor } from './use-contract-editor.ts';

export function RegisterContractPage() {
  const { t } = useTranslation('energyContracts');
  const { negotiationId } = useSearch({ strict: false }) as { negotiationId?: string };
  return (
    <MarketGate title={t('wizard.register.title')}>
      {negotiationId ? <FromNegotiation key={negotiationId} id={negotiationId} /> : <FromNothing />}
    </MarketGate>
  );
}

function FromNothing() {
  const { withRole, isLoading } = useActingEntity();
  if (isLoading) return <Skeleton height={320} />;
  return <Registration name="register-contract" values={newValues(withRole('registry').preferred?.id ?? null)} />;
}

function FromNegotiation({ id }: { id: string }) {
  const { withRole, isLoading } = useActingEntity();
  const own = withRole('registry').entities.map((one) => one.id);
  const negotiated = useQuery({ ...negotiatedQuery(id, own), enabled: !isLoading });
  if (negotiated.isError) return <EntityNotFound />;
  if (!negotiated.data) return <Skeleton height={320} />;
  return <Registration name={`register-contract:${id}`} values={negotiatedValues(negotiated.data)} />;
}

function Registration({ name, values }: { name: string; values: ContractValues }) {
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [defaults] = useState(values);
  const draft = { userId: user.id, name };
  const editor = useContractEditor({ defaults, draft });
  const send = async (body: EnergyContractPayload) => {
    const { id } = await call(energyContractApi.create, { body, idempotencyKey });
    await go(paths.contract(id));
    void refreshContracts(queryClient);
  };
  return (
    <ContractWizard editor={editor} draft={draft} act="register" send={send} onCancel={() => void go(paths.home())} />
  );
}
