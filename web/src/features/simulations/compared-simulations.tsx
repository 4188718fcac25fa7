// Below the comparison of projects: what each one's terms are worth in the simulator, one computed after the other.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import type { SimulationTotals } from '@wattpact/domain/simulation/simulate';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { checkedInputs } from './checked-inputs.ts';
import { inputsOfProject } from './inputs-of-items.ts';
import { readInputs } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import { type SimulationRequest, startRunner } from './simulation-runner.ts';

/** Null for terms that cannot be simulated. */
type Totals = Record<string, SimulationTotals | null>;

function requestOf(project: ProjectRecord): SimulationRequest | undefined {
  const inputs = readInputs(inputsOfProject(project));
  const checked = checkedInputs(inputs);
  return 'input' in checked ? { ...checked, structures: [], imported: {}, inputs } : undefined;
}

function useTotals(projects: readonly ProjectRecord[]): Totals {
  const [totals, setTotals] = useState<Totals>({});
  // Others keep their figures while one is added or left out.
  const key = projects.map(({ id, version }) => `${id} ${version}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same projects give the same figures
  useEffect(() => {
    const waiting = projects.map((project) => ({ id: project.id, request: requestOf(project) }));
    let current: string | undefined;
    const note = (id: string, found: SimulationTotals | null) => setTotals((before) => ({ ...before, [id]: found }));
    const next = () => {
      const asked = waiting.shift();
      current = asked?.id;
      if (asked?.request) runner.run(asked.request);
      else if (asked) {
        note(asked.id, null);
        next();
      }
    };
    const runner = startRunner(
      ({ answer }) => {
        if (current !== undefined) note(current, answer.result.totals);
        // The runner is free again once it has answered.
        queueMicrotask(next);
      },
      () => {
        if (current !== undefined) note(current, null);
        next();
      },
    );
    next();
    return runner.stop;
  }, [key]);
  return totals;
}

export default function ComparedSimulations({ found }: { found: readonly ProjectRecord[] }) {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  const totals = useTotals(found);
  const written = (value: number | null | undefined, decimals = 2) =>
    value === null ? '–' : value === undefined ? '…' : formats.number(value, decimals);
  return (
    <SectionPaper title={t('title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content that scrolls sideways must be reachable by keyboard */}
      <section className={classes.scroll} aria-label={t('title')} tabIndex={0}>
        <table className={classes.compared}>
          <thead>
            <tr>
              <th scope="col">{t('board.project')}</th>
              <th scope="col">{t('comparison.levelised')}</th>
              <th scope="col">{t('comparison.break_even')}</th>
              <th scope="col">{t('comparison.at_risk')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ id, designation }) => {
              const one = totals[id];
              const figure = (name: 'levelisedPrice' | 'breakEvenPrice' | 'sellerAtRisk', decimals?: number) =>
                written(one === undefined ? undefined : (one?.[name] ?? null), decimals);
              return (
                <tr key={id}>
                  <th scope="row">
                    <AppLink to={paths.simulator({ projectId: id })}>{designation}</AppLink>
                  </th>
                  <td>{figure('levelisedPrice')}</td>
                  <td>{figure('breakEvenPrice')}</td>
                  <td>{figure('sellerAtRisk', 0)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <p className={classes.state}>
        {t('invented')}. {t('invented_parts.both')} {t('disclaimer')}
      </p>
    </SectionPaper>
  );
}
