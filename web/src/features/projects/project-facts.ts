// The facts compared between projects for sale: their fields, the total allotted capacity, and the length of the delivery.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectSections } from '@wattpact/domain/projects/project-sections';
import { termYears } from '@wattpact/domain/terms/term-years';
import type { Fact, FactGroup } from '../../records/compare/compared-facts.ts';
import type { FieldWords } from '../../records/fields/field-text.ts';
import { fieldFacts } from '../market/field-facts.ts';
import { entriesOf, typesOf } from './technologies.ts';

export function projectFacts(project: ProjectRecord, words: FieldWords): FactGroup[] {
  const { t, formats } = words;
  const { technologies, startDate, endDate } = project;
  const capacities = entriesOf(technologies).flatMap(({ installedCapacity = [] }) => installedCapacity);
  const sum = capacities.reduce((total, one) => total + one, 0);
  const installed: Fact = {
    label: t('projects:compare.installed'),
    figure: capacities.length > 0 ? { amount: sum, format: formats.capacity } : undefined,
  };
  const term: Fact = {
    label: t('common:filters.term_length'),
    figure: {
      amount: termYears(startDate, endDate),
      format: (years) => ({ value: formats.number(years), unit: t('common:units.years') }),
    },
  };
  const types = typesOf(technologies).map((type) => t(`common:technology.${type}`));
  return fieldFacts(
    projectSections,
    project,
    { ...words, titleOf: (name) => t(`projects:section.${name}`) },
    {
      technologies: (fact) => [{ ...fact, words: types.join(', ') }],
      'financialConditions.totalPurchasedCapacity': (fact) => [fact, installed],
      startDate: (fact) => [term, fact],
    },
  );
}
