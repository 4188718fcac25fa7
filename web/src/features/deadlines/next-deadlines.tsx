// The next deadlines, each with its page and as a calendar entry.
import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarDown, IconCalendarPlus } from '@tabler/icons-react';
import { type Deadline, deadlinePath } from '@wattpact/domain/deadlines/deadline';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { daysFromNow } from '../../platform/words/formats.ts';
import { inLanguage } from '../../platform/words/language.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import classes from './deadlines.module.css';
import { useAllDeadlinesFile, useDeadlineFile } from './use-calendar-file.ts';

const shownFirst = 5;
/** What is due within a week is urgent. */
const soon = 7;

interface NextDeadlinesProps {
  deadlines: readonly Deadline[];
  /** Of one company alone. */
  legalEntityId: string | undefined;
}

export function NextDeadlines({ deadlines, legalEntityId }: NextDeadlinesProps) {
  const { t } = useTranslation('dashboard');
  const file = useAllDeadlinesFile(legalEntityId);
  const more = deadlines.length - shownFirst;
  return (
    <section className={classes.deadlines} aria-labelledby="next-deadlines">
      <div className={classes.head}>
        <h3 id="next-deadlines">{t('deadlines.title')}</h3>
        {deadlines.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={file.isPending}
            leftSection={<IconCalendarDown size={16} stroke={1.9} />}
            onClick={file.save}
          >
            {t('deadlines.all')}
          </Button>
        )}
      </div>
      {deadlines.length === 0 && <p className="quiet">{t('deadlines.none')}</p>}
      <ul>
        {deadlines.slice(0, shownFirst).map((deadline) => (
          <Row key={`${deadline.kind} ${deadline.id}`} deadline={deadline} />
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>{t('deadlines.more', { count: more })}</p>}
    </section>
  );
}

function Row({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { save, isPending } = useDeadlineFile();
  const { kind, name, date } = deadline;
  const title = t(`deadlines.entry.${kind}`, { name });
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <AppLink to={inLanguage(deadlinePath(deadline), formats.language)}>{title}</AppLink>
        <span className={classes.date} data-soon={daysFromNow(date) <= soon || undefined}>
          {`${formats.date(date)}, ${formats.relative(date)}`}
        </span>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        loading={isPending}
        aria-label={t('deadlines.add_of', { title })}
        onClick={() => save(deadline)}
      >
        <IconCalendarPlus size={18} stroke={1.9} />
      </ActionIcon>
    </li>
  );
}
