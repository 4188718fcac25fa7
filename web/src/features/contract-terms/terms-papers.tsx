// All terms, to be read: a paper for each group; groups in which nothing stands are left out.
import type { ReactNode } from 'react';
import { type Definition, DefinitionList } from '../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import type { Terms } from './terms-form.ts';
import {
  clauseItems,
  commercialItems,
  durationItems,
  featureItems,
  financialItems,
  locationItems,
  nameItems,
  responsibilityItems,
  type TermItem,
  technologyItems,
} from './terms-items.ts';
import { useTermsWords } from './terms-words.ts';

interface TermsPapersProps {
  terms: Terms;
  /** Adds to a term's row what can be done with it. */
  decorate?: ((item: TermItem) => Definition) | undefined;
}

export function TermsPapers({ terms, decorate }: TermsPapersProps) {
  const words = useTermsWords();
  const { t } = words;
  const figures = technologyItems(terms, words).filter(({ value }) => value !== '');
  return (
    <>
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.name')}
        items={nameItems(terms, words)}
        columns={1}
      />
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.location')}
        items={locationItems(terms, words)}
      />
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.project_features')}
        items={featureItems(terms, words)}
      >
        {figures.length > 0 && <DefinitionList items={figures} columns={1} />}
      </Group>
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.financial_conditions')}
        items={financialItems(terms, words)}
      />
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.duration')}
        items={durationItems(terms, words)}
      />
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.responsible_parties')}
        items={responsibilityItems(terms, words)}
      />
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.additional_information')}
        items={
          terms.additionalInformation
            ? [
                {
                  field: 'additionalInformation',
                  label: t('common:field.additionalInformation'),
                  value: terms.additionalInformation,
                },
              ]
            : []
        }
        columns={1}
      />
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.commercial_terms')}
        items={commercialItems(terms, words)}
      />
      <Group
        decorate={decorate}
        title={t('energyContracts:contract_terms.section.extra_clauses')}
        items={clauseItems(terms)}
        columns={1}
      />
    </>
  );
}

interface GroupProps {
  title: string;
  items: readonly TermItem[];
  decorate: TermsPapersProps['decorate'];
  columns?: 1 | 2;
  children?: ReactNode;
}

function Group({ title, items, decorate, columns = 2, children }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <SectionPaper title={title}>
      <DefinitionList items={decorate ? items.map(decorate) : items} columns={columns} />
      {children}
    </SectionPaper>
  );
}
