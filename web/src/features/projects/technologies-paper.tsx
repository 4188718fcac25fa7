// A project's technologies as a table: installed and forecast capacity, output power, lifetime.
import { Table } from '@mantine/core';
import type { ProjectRecord } from 'domain/projects/project-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/use-formats.ts';
import { Quantity } from '../../ui/quantity.tsx';
import { SectionPaper } from '../../ui/section-paper.tsx';
import { TechnologyName } from '../../ui/technology-icon.tsx';
import classes from './technologies.module.css';
import { entriesOf } from './technologies.ts';

interface TechnologiesPaperProps {
  technologies: ProjectRecord['technologies'];
  /** With the output power, and the sum of what is installed. */
  full?: boolean;
}

export function TechnologiesPaper({ technologies, full = false }: TechnologiesPaperProps) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const entries = entriesOf(technologies);
  const installed = entries.flatMap(({ installedCapacity = [] }) => installedCapacity);
  const total = installed.reduce((sum, one) => sum + one, 0);
  const capacity = (megawatts: number | undefined): ReactNode =>
    megawatts === undefined ? (
      <span className={classes.none}>{t('common:not_given')}</span>
    ) : (
      <Quantity {...formats.capacity(megawatts)} />
    );
  const heads = ['installedCapacity', 'annualForecastCapacity', ...(full ? ['outputPower'] : []), 'lifetime'];
  return (
    <SectionPaper flush title={t('common:field.technologies')}>
      <div className={classes.scroll}>
        <Table className={classes.table ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('common:field.type')}</Table.Th>
              {heads.map((name) => (
                <Table.Th key={name} scope="col">
                  {t(`common:field.${name}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map(({ type, installedCapacity, annualForecastCapacity, outputPower, lifetime }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of one record never change their order
              <Table.Tr key={index}>
                <Table.Td>
                  <TechnologyName technologies={[type]} />
                </Table.Td>
                <Table.Td>{capacity(installedCapacity)}</Table.Td>
                <Table.Td>{capacity(annualForecastCapacity)}</Table.Td>
                {full && <Table.Td>{capacity(outputPower)}</Table.Td>}
                <Table.Td>
                  {lifetime ? (
                    t(`common:lifetime.${lifetime}`)
                  ) : (
                    <span className={classes.none}>{t('common:not_given')}</span>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          {full && installed.length > 1 && (
            <Table.Tfoot>
              <Table.Tr>
                <Table.Th scope="row">{t('projects:technologies.total')}</Table.Th>
                <Table.Td>{capacity(total)}</Table.Td>
                <Table.Td colSpan={3} />
              </Table.Tr>
            </Table.Tfoot>
          )}
        </Table>
      </div>
    </SectionPaper>
  );
}
