// The simulator: what a price is worth, hour by hour over the term. Inputs stand in the address; a worker computes.
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../platform/address/debounced.ts';
import { paths } from '../../platform/address/paths.ts';
import { formErrors } from '../../platform/api/form-errors.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { checkedInputs } from './checked-inputs.ts';
import { FromOffer, FromProject } from './filled-simulation.tsx';
import { SimulationFields } from './simulation-fields.tsx';
import { SimulationFigures } from './simulation-figures.tsx';
import { readInputs, type SimulationInputs, writeInputs } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import { SimulationSentence } from './simulation-sentence.tsx';
import { useSimulation } from './use-simulation.ts';

/** Shown at once as they are typed; the address follows after a pause. */
function useInputs() {
  const router = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const held = useDebounced<SimulationInputs>(
    readInputs(search),
    (inputs) =>
      void router.navigate({ to: '.', search: writeInputs(inputs), replace: true, resetScroll: false } as never),
  );
  const inputs = useSyncExternalStore(held.subscribe, held.value);
  return [inputs, (change: Partial<SimulationInputs>) => held.change({ ...held.value(), ...change })] as const;
}

export function SimulationPage() {
  const { projectId, offerId }: Record<string, unknown> = useSearch({ strict: false });
  if (projectId !== undefined) return <FromProject id={String(projectId)} />;
  if (offerId !== undefined) return <FromOffer id={String(offerId)} />;
  return <OpenSimulation />;
}

function OpenSimulation() {
  const { t } = useTranslation(['simulation', 'errorMessages', 'common']);
  const [inputs, change] = useInputs();
  const checked = useMemo(() => checkedInputs(inputs), [inputs]);
  const request = useMemo(() => ('input' in checked ? { input: checked.input, inputs } : undefined), [checked, inputs]);
  const { shown, failed, retry } = useSimulation(request);
  const errors = 'problems' in checked ? formErrors(checked.problems) : {};
  const link = new URL(paths.simulator(writeInputs(inputs)), location.origin).href;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('invented')}
        actions={<CopyButton value={link} label={t('copy_name')} text={t('copy_link')} />}
      />
      <div className={classes.page}>
        {!failed && <SimulationSentence shown={shown} isValid={request !== undefined} />}
        <div className={classes.sides}>
          <SimulationFields inputs={inputs} errors={errors} onChange={change} />
          {(shown || request) && <SimulationFigures shown={shown} failed={failed} onRetry={retry} />}
        </div>
        <Notice kind="information" title={t('invented')}>
          {t('invented_text')} {t('disclaimer')}
        </Notice>
      </div>
    </>
  );
}
