// One part of the installation: its state as a word, and its facts.
import type { Finding } from '@wattpact/domain/operation/operation-findings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Definition, DefinitionList } from '../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';

const tones = { fine: 'green', attention: 'yellow', failing: 'red', unknown: 'grey' } as const;
type State = keyof typeof tones;

interface PartPaperProps {
  title: string;
  /** Null where the part was not told. */
  facts: readonly Definition[] | null;
  /** Of this part; undefined for a part that has no state. */
  findings?: readonly Finding[] | undefined;
  children?: ReactNode;
}

export function PartPaper({ title, facts, findings, children }: PartPaperProps) {
  const { t } = useTranslation('dashboard');
  const state = stateOf(facts, findings);
  const badge = state && <StatusBadge status={state} label={t(`operation.state.${state}`)} tone={tones[state]} />;
  return (
    <SectionPaper title={title} aside={badge}>
      {facts && <DefinitionList columns={1} items={facts} />}
      {children}
    </SectionPaper>
  );
}

function stateOf(facts: PartPaperProps['facts'], findings: PartPaperProps['findings']): State | undefined {
  if (findings === undefined) return undefined;
  if (facts === null) return 'unknown';
  if (findings.some(({ tone }) => tone === 'failing')) return 'failing';
  return findings.length > 0 ? 'attention' : 'fine';
}
