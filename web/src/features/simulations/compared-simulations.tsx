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
import { levelisedKey } from './simulation-tables.ts';

interface Figures {
  totals: SimulationTotals;
  settlement: string;
}
/** Null for terms that cannot be simulated. */
type Found = Record<string, Figures | null>;

/** Another version may have other terms. */
const keyOf = ({ id, version }: ProjectRecord): string => `${id} ${version}`;

function requestOf(project: ProjectRecord): SimulationRequest | undefined {
  const inputs = readInputs(inputsOfProject(project));
  const checked = checkedInputs(inputs);
  return 'input' in checked ? { ...checked, structures: [], imported: {}, inputs } : undefined;
}

function useFigures(projects: readonly ProjectRecord[]): Found {
  const [found, setFound] = useState<Found>({});
  const key = projects.map(keyOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same projects give the same figures
  useEffect(() => {
    // Others keep their figures while one is added or left out.
    const waiting = projects
      .filter((project) => found[keyOf(project)] === undefined)
      .map((project) => ({ key: keyOf(project), request: requestOf(project) }));
    let current: string | undefined;
    const note = (asked: string, figures: Figures | null) => setFound((before) => ({ ...before, [asked]: figures }));
    const next = () => {
      const asked = waiting.shift();
      current = asked?.key;
      if (asked?.request) runner.run(asked.request);
      else if (asked) {
        note(asked.key, null);
        next();
      }
    };
    const runner = startRunner(
      ({ answer, inputs: { settlement } }) => {
        if (current !== undefined) note(current, { totals: answer.result.totals, settlement });
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
  return found;
}

interface ComparedColumn {
  /** Of the text in the head. */
  key: string;
  value: (figures: Figures) => number | null;
  decimals?: number;
}

/** A price and a difference never share a column. */
function columnsOf(projects: readonly ProjectRecord[]): ComparedColumn[] {
  const settlements = projects.map((project) => readInputs(inputsOfProject(project)).settlement);
  const levelised = [...new Set(settlements.map(levelisedKey))].sort().map((name) => ({
    key: `comparison.${name}`,
    value: ({ totals, settlement }: Figures) => (levelisedKey(settlement) === name ? totals.levelisedPrice : null),
  }));
  return [
    ...levelised,
    { key: 'comparison.break_even', value: ({ totals }) => totals.breakEvenPrice },
    { key: 'comparison.at_risk', value: ({ totals }) => totals.sellerAtRisk, decimals: 0 },
  ];
}

export default function ComparedSimulations({ found }: { found: readonly ProjectRecord[] }) {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  const figures = useFigures(found);
  const columns = columnsOf(found);
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
              {columns.map(({ key }) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((project) => {
              const { id, designation } = project;
              const one = figures[keyOf(project)];
              return (
                <tr key={id}>
                  <th scope="row">
                    <AppLink to={paths.simulator({ projectId: id })}>{designation}</AppLink>
                  </th>
                  {columns.map(({ key, value, decimals }) => (
                    <td key={key}>{written(one && value(one), decimals)}</td>
                  ))}
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
