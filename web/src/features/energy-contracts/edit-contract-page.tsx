// Edits a contract: it goes to review again. Who may not edit it now is led to its page.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useEffect, useState } from 'react';
import { useGo } from '../../platform/address/navigation.ts';
import { usePageName } from '../../platform/address/page-name.ts';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/session/session.ts';
import { RecordPage } from '../../ui/record/record-page.tsx';
import { replaceInput } from '../../ui/wizard/draft.ts';
import { editedContractQuery, refreshContracts } from './contract-calls.ts';
import { valuesOf } from './contract-form.ts';
import { ContractWizard } from './contract-wizard.tsx';
import { useContractEditor } from './use-contract-editor.ts';

export function EditContractPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const contract = useQuery(editedContractQuery(id));
  usePageName(contract.data?.name);
  return (
    <RecordPage query={contract}>
      {(found) =>
        found.allowedActions.includes('edit') ? (
          <Editor key={found.version} contract={found} reload={() => void contract.refetch()} />
        ) : (
          <ToDetails id={id} />
        )
      }
    </RecordPage>
  );
}

/** A terminated contract, or a reader without the right, belongs on the details page. */
function ToDetails({ id }: { id: string }) {
  const go = useGo();
  useEffect(() => void go(paths.contract(id), { replace: true }), [go, id]);
  return null;
}

function Editor({ contract, reload }: { contract: EnergyContractRecord; reload: () => void }) {
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const { id, version, firstPartyLegalEntity: first, files } = contract;
  const [stored] = useState(() => ({
    values: valuesOf(contract),
    firstParty: { id: first.id, name: first.name, fiscalNumber: first.fiscalNumber ?? '', country: '' },
  }));
  const draft = { userId: user.id, name: `edit-contract:${id}`, version };
  const editor = useContractEditor({ defaults: stored.values, draft, stored });
  const send = async (body: EnergyContractPayload) => {
    await call(energyContractApi.update, { params: { id }, body, version });
    await go(paths.contract(id));
    await refreshContracts(queryClient);
  };
  return (
    <ContractWizard
      editor={editor}
      draft={draft}
      act="edit"
      send={send}
      onCancel={() => void go(paths.contract(id))}
      onReload={() => replaceInput(draft, reload)}
      keptFileIds={files.map((file) => file.id)}
    />
  );
}
