// Saves the simulation on the page under a name; its address then leads everybody in the company to it.
import { Select, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { useAct } from '../../../records/use-act.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { writeInputs } from '../simulation-inputs.ts';
import classes from '../simulation-page.module.css';
import type { SimulationRequest } from '../simulation-runner.ts';

const longestName = 100;

interface SaveDialogProps {
  request: SimulationRequest;
  onClose: () => void;
}

export default function SaveSimulationDialog({ request, onClose }: SaveDialogProps) {
  const { t } = useTranslation(['simulation', 'common', 'errorMessages']);
  const router = useRouter();
  const { isPending, run } = useAct('simulation');
  const { entities, preferred } = useActingEntity().withRole('registry');
  const [company, setCompany] = useState<string | null>(preferred?.id ?? null);
  const [name, setName] = useState('');
  const [key] = useState(repeatKey);
  const isLong = name.trim().length > longestName;
  const save = () => {
    const { input, structures, inputs } = request;
    const body = {
      legalEntityId: company ?? '',
      name: name.trim(),
      input,
      structures: [...structures],
      country: inputs.country === '' ? undefined : (inputs.country as Country),
    };
    return call(simulationApi.save, { body, idempotencyKey: key.of(body) });
  };
  return (
    <FormDialog
      size={480}
      title={t('saved.save_title')}
      submitLabel={t('common:save')}
      busy={isPending}
      disabled={company === null || name.trim() === '' || isLong}
      onSubmit={(event) => {
        event.preventDefault();
        void run(save, {
          done: t('saved.done'),
          failed: t('saved.not_saved'),
          onDone: async ({ id }) => {
            onClose();
            const search = { ...writeInputs(request.inputs), saved: id };
            await router.navigate({ to: '.', search, replace: true, resetScroll: false, state: true } as never);
          },
        });
      }}
      onClose={onClose}
    >
      <p className={classes.help}>{t('saved.save_help')}</p>
      {entities.length > 1 && (
        <Select
          label={t('saved.company')}
          data={entities.map((one) => ({ value: one.id, label: one.name }))}
          allowDeselect={false}
          value={company}
          onChange={setCompany}
        />
      )}
      <TextInput
        label={t('common:field.name')}
        required
        data-autofocus
        error={isLong && t('errorMessages:error_max_length', { max: longestName })}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
