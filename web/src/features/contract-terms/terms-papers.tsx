// All terms, to be read: a paper for each group; groups in which nothing stands are left out.
import type { ReactNode } from 'react';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { SectionPaper } from '../../ui/section-paper.tsx';
import type { Terms } from './terms-form.ts';
import {
  clauseItems,
  commercialItems,
  durationItems,
  featureItems,
  financialItems,
  locationItems,
  responsibilityItems,
  technologyItems,
} from './terms-items.ts';
import { useTermsWords } from './terms-words.ts';

export function TermsPapers({ terms }: { terms: Terms }) {
  const words = useTermsWords();
  const { t } = words;
  const figures = technologyItems(terms, words).filter(({ value }) => value !== '');
  return (
    <>
      <Group title={t('energyContracts:contract_terms.section.location')} items={locationItems(terms, words)} />
      <Group title={t('energyContracts:contract_terms.section.project_features')} items={featureItems(terms, words)}>
        {figures.length > 0 && <DefinitionList items={figures} columns={1} />}
      </Group>
      <Group
        title={t('energyContracts:contract_terms.section.financial_conditions')}
        items={financialItems(terms, words)}
      />
      <Group title={t('energyContracts:contract_terms.section.duration')} items={durationItems(terms, words)} />
      <Group
        title={t('energyContracts:contract_terms.section.responsible_parties')}
        items={responsibilityItems(terms, words)}
      />
      <Group
        title={t('energyContracts:contract_terms.section.additional_information')}
        items={
          terms.additionalInformation
            ? [{ label: t('common:field.additionalInformation'), value: terms.additionalInformation }]
            : []
        }
        columns={1}
      />
      <Group
        title={t('energyContracts:contract_terms.section.commercial_terms')}
        items={commercialItems(terms, words)}
      />
      <Group title={t('energyContracts:contract_terms.section.extra_clauses')} items={clauseItems(terms)} columns={1} />
    </>
  );
}

interface GroupProps {
  title: string;
  items: readonly Definition[];
  columns?: 1 | 2;
  children?: ReactNode;
}

function Group({ title, items, columns = 2, children }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <SectionPaper title={title}>
      <DefinitionList items={items} columns={columns} />
      {children}
    </SectionPaper>
  );
}
