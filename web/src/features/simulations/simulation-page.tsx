// The simulator: what a price is worth, hour by hour over the term. Inputs stand in the address; a worker computes.
import { Button } from '@mantine/core';
import { IconChartLine, IconDeviceFloppy, IconFolder } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useDebounced } from '../../platform/address/debounced.ts';
import { paths } from '../../platform/address/paths.ts';
import { formErrors } from '../../platform/api/form-errors.ts';
import { lazy } from '../../platform/lazy.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { checkedInputs } from './checked-inputs.ts';
import { Filled } from './opening/filled-simulation.tsx';
import { OpeningNotice } from './opening/opening-notice.tsx';
import { useOpeningRemarks } from './opening/opening-state.ts';
import { SavedNotice } from './saved/saved-notice.tsx';
import { SimulationFields } from './simulation-fields.tsx';
import { SimulationFigures } from './simulation-figures.tsx';
import { inventedText, readInputs, type SimulationInputs, writeInputs } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import type { SimulationRequest } from './simulation-runner.ts';
import { SimulationSentence } from './simulation-sentence.tsx';
import { useImportedYears } from './use-imported-years.ts';
import { useSimulation } from './use-simulation.ts';

const SaveDialog = lazy(() => import('./saved/save-simulation-dialog.tsx'));
const SavedDialog = lazy(() => import('./saved/saved-simulations-dialog.tsx'));

/** Shown at once as they are typed; the address follows after a pause. */
function useInputs() {
  const router = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const held = useDebounced<SimulationInputs>(
    readInputs(search),
    (inputs) =>
      void router.navigate({
        to: '.',
        search: writeInputs(inputs),
        replace: true,
        resetScroll: false,
        // What was said when a record opened the page still holds.
        state: true,
      } as never),
  );
  const inputs = useSyncExternalStore(held.subscribe, held.value);
  const change = useCallback((part: Partial<SimulationInputs>) => held.change({ ...held.value(), ...part }), [held]);
  return [inputs, change] as const;
}

export function SimulationPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <Filled search={search}>{<OpenSimulation />}</Filled>;
}

/** The inputs as the worker takes them, or what is wrong with each. */
function useRequest(inputs: SimulationInputs) {
  const checked = useMemo(() => checkedInputs(inputs), [inputs]);
  const { imported, problems, isPending } = useImportedYears(inputs);
  const isComplete = 'input' in checked && problems.length === 0 && !isPending;
  const request = useMemo(
    (): SimulationRequest | undefined => (isComplete ? { ...checked, imported, inputs } : undefined),
    [isComplete, checked, imported, inputs],
  );
  const all = [...('problems' in checked ? checked.problems : []), ...problems];
  return { request, errors: formErrors(all), isValid: all.length === 0 };
}

function OpenSimulation() {
  const { t } = useTranslation(['simulation', 'errorMessages', 'common']);
  const { saved }: Record<string, unknown> = useSearch({ strict: false });
  const savedId = saved === undefined ? undefined : String(saved);
  const [inputs, change] = useInputs();
  const remarks = useOpeningRemarks();
  const { request, errors, isValid } = useRequest(inputs);
  const { shown, failed, retry } = useSimulation(request);
  const isOld = shown !== undefined && shown.inputs !== inputs;
  const invented = shown?.answer.result.invented ?? ['profile', 'prices'];
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(invented.length > 0 && { note: t('invented') })}
        actions={<Actions savedId={savedId} inputs={inputs} request={request} />}
      />
      <div className={classes.page}>
        {savedId !== undefined && <SavedNotice id={savedId} />}
        {inputs.country !== '' && (
          <Notice kind="warning" title={t('other_market', { country: t(`common:country.${inputs.country}`) })}>
            {t('other_market_text', { zone: t(`common:country.${inputs.zone}`) })}
          </Notice>
        )}
        <OpeningNotice remarks={remarks} />
        {!failed && <SimulationSentence shown={shown} isValid={isValid} isOld={isOld} />}
        <div className={classes.sides}>
          <SimulationFields inputs={inputs} errors={errors} onChange={change} />
          {(shown || request || failed) && (
            <SimulationFigures shown={shown} isOld={isOld} failed={failed} onRetry={retry} />
          )}
        </div>
        <Notice kind="information" title={invented.length > 0 ? t('invented') : t('model')}>
          {invented.length > 0 && t(inventedText(invented))} {t('disclaimer')}
        </Notice>
      </div>
    </>
  );
}

interface ActionsProps {
  savedId: string | undefined;
  inputs: SimulationInputs;
  request: SimulationRequest | undefined;
}

function Actions({ savedId, inputs, request }: ActionsProps) {
  const { t } = useTranslation('simulation');
  const [open, setOpen] = useState<'save' | 'list'>();
  const { entities, isLoading, withRole } = useActingEntity();
  const close = () => setOpen(undefined);
  const query = savedId === undefined ? writeInputs(inputs) : { saved: savedId };
  return (
    <>
      <Button
        component={AppLink}
        variant="subtle"
        leftSection={<IconChartLine size={18} stroke={1.9} />}
        to={paths.series()}
      >
        {t('series.title')}
      </Button>
      {/* Its place is kept: on a phone it makes another row. */}
      {(isLoading || entities.length > 0) && (
        <Button
          variant="subtle"
          disabled={isLoading}
          leftSection={<IconFolder size={18} stroke={1.9} />}
          onClick={() => setOpen('list')}
        >
          {t('saved.title')}
        </Button>
      )}
      <CopyButton
        value={new URL(paths.simulator(query), location.origin).href}
        label={t('copy_name')}
        text={t('copy_link')}
      />
      {withRole('registry').entities.length > 0 && (
        <Button
          leftSection={<IconDeviceFloppy size={18} stroke={1.9} />}
          disabled={request === undefined}
          onClick={() => setOpen('save')}
        >
          {t('saved.save')}
        </Button>
      )}
      <Suspense>
        {open === 'save' && request && <SaveDialog request={request} onClose={close} />}
        {open === 'list' && <SavedDialog onClose={close} />}
      </Suspense>
    </>
  );
}
