// The sections of a step: accordions with a mark, a one-line summary of their values, and the number of errors.
import { Accordion } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardState } from './wizard-context.ts';
import { errorsOf, type Owner, ownerOf } from './wizard-errors.ts';
import classes from './wizard-sections.module.css';

export interface WizardSection extends Owner {
  title: string;
  /** The values in one line; an empty section reads "to fill in" or "optional". */
  summary?: string | undefined;
  complete: boolean;
  optional?: boolean;
  /** What is asked for and not there yet; nothing requires it. */
  missing?: string | undefined;
  /** Beside the first one, which always is. */
  startsOpen?: boolean;
  children: ReactNode;
}

export function WizardSections({ sections }: { sections: readonly WizardSection[] }) {
  const { stepLabel, errors, target } = useWizardState();
  const [open, setOpen] = useState<string[]>(() =>
    sections.filter(({ startsOpen }, index) => index === 0 || startsOpen).map(({ id }) => id),
  );
  const known = useRef(sections.map(({ id }) => id));
  // A newly added section opens, because it has to be filled in.
  useEffect(() => {
    const added = sections.map(({ id }) => id).filter((id) => !known.current.includes(id));
    known.current = sections.map(({ id }) => id);
    if (added.length > 0) setOpen((all) => [...all, ...added]);
  }, [sections]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump opens sections only once; they can be closed
  useEffect(() => {
    const owner = target && ownerOf(sections, target.path);
    if (!owner) return;
    const wrong = sections.filter((section) => Object.keys(errorsOf(errors, section)).length > 0);
    setOpen((all) => [...new Set([...all, owner.id, ...wrong.map(({ id }) => id)])]);
  }, [target]);
  return (
    <Accordion
      multiple
      value={open}
      onChange={setOpen}
      variant="default"
      // A jump opens without animation: a moving field could not keep the focus and scroll position.
      transitionDuration={target ? 0 : 200}
      className={classes.sections ?? ''}
      aria-label={stepLabel}
      order={2}
      keepMounted
    >
      {sections.map((section) => (
        <Section key={section.id} section={section} count={Object.keys(errorsOf(errors, section)).length} />
      ))}
    </Accordion>
  );
}

const marks = { error: IconAlertCircle, missing: IconAlertCircle, done: IconCheck, open: IconCircleDashed };

function Section({ section, count }: { section: WizardSection; count: number }) {
  const { t } = useTranslation();
  const { id, title, summary, complete, optional, missing, children } = section;
  const state = count > 0 ? 'error' : missing ? 'missing' : complete && summary ? 'done' : 'open';
  const Mark = marks[state];
  return (
    <Accordion.Item value={id} data-state={state}>
      <Accordion.Control
        icon={
          <span className={classes.mark} data-state={state} aria-hidden>
            <Mark size={16} stroke={2.2} />
          </span>
        }
      >
        <span className={classes.sectionTitle}>
          <span>{title}</span>
          {count > 0 && <span className={classes.errorCount}>{t('wizard.error_count', { count })}</span>}
        </span>
        {missing && <span className={classes.missing}>{missing}</span>}
        {(summary || !missing) && (
          <span className={classes.sectionSummary}>
            {summary || t(optional ? 'wizard.optional' : 'wizard.to_fill')}
          </span>
        )}
      </Accordion.Control>
      <Accordion.Panel>
        <div className={classes.fields}>{children}</div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
