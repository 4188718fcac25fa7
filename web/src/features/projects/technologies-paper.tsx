// A project's technologies as a table: allotted and forecast capacity, output power, lifetime. On a phone each row is a
// card, with the heads beside its figures.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import type { ReactNode } from 'react';
import { fieldLabel } from '../../records/fields/field-label.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { Quantity } from '../../ui/text/quantity.tsx';
import { TechnologyName } from '../../ui/text/technology-icon.tsx';
import { ChangeSection } from '../../ui/wizard/change-section.tsx';
import classes from './technologies.module.css';
import { entriesOf } from './technologies.ts';
import { TechnologyHead } from './technology-head.tsx';

interface TechnologiesPaperProps {
  technologies: ProjectRecord['technologies'];
  /** Includes the output power and the total of the allotted capacities. */
  full?: boolean;
}

export function TechnologiesPaper({ technologies, full = false }: TechnologiesPaperProps) {
  const words = useFieldWords('project');
  const { t, formats } = words;
  const entries = entriesOf(technologies);
  const installed = entries.flatMap(({ installedCapacity = [] }) => installedCapacity);
  const total = installed.reduce((sum, one) => sum + one, 0);
  const capacity = (megawatts: number | undefined): ReactNode =>
    megawatts === undefined ? (
      <span className={classes.none}>{t('common:not_given')}</span>
    ) : (
      <Quantity {...formats.capacity(megawatts)} />
    );
  const head = (name: string) => ({ 'data-label': fieldLabel(name, words) });
  const heads = ['installedCapacity', 'annualForecastCapacity', ...(full ? ['outputPower'] : []), 'lifetime'];
  return (
    <SectionPaper
      flush
      title={t('common:field.technologies')}
      aside={<ChangeSection title={t('common:field.technologies')} paths={['technologies']} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('common:field.technologies')}>
        <table className={classes.table}>
          <TechnologyHead names={heads} />
          <tbody>
            {entries.map(({ type, installedCapacity, annualForecastCapacity, outputPower, lifetime }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of one record never change their order
              <tr key={index}>
                <td>
                  <TechnologyName technologies={[type]} />
                </td>
                <td {...head('installedCapacity')}>{capacity(installedCapacity)}</td>
                <td {...head('annualForecastCapacity')}>{capacity(annualForecastCapacity)}</td>
                {full && <td {...head('outputPower')}>{capacity(outputPower)}</td>}
                <td {...head('lifetime')}>
                  {lifetime ? (
                    t(`common:lifetime.${lifetime}`)
                  ) : (
                    <span className={classes.none}>{t('common:not_given')}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          {full && installed.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{t('projects:technologies.total')}</th>
                <td {...head('installedCapacity')}>{capacity(total)}</td>
                <td className={classes.rest} colSpan={3} />
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </SectionPaper>
  );
}
