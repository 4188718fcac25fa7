// The user's most urgent tasks, each with its action. Hidden if there are none.
import { Button, Paper, UnstyledButton } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { Task } from '@wattpact/domain/tasks/task-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { middleDot } from '../../platform/words/filled-text.ts';
import { daysFromNow } from '../../platform/words/formats.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { editPath, kindIcons } from '../../records/kind-looks.ts';
import { Money } from '../../ui/text/money.tsx';
import { CountBadge } from '../../ui/text/status-badge.tsx';
import type { Tone } from '../../ui/text/status-tones.ts';
import classes from './tasks.module.css';
import { useTasks } from './use-tasks.ts';

const shownFirst = 3;
/** What is due within a week is urgent. */
const soon = 7;

/** The page of the task's action. */
function pageOf({ kind, recordKind, id }: Task): string {
  if (kind === 'invoice') return paths.invoice(id);
  if (kind === 'expiry') return paths.contract(id);
  if (kind === 'registration') return paths.registerContract({ negotiationId: id });
  return kind === 'negotiation' ? paths.negotiations({ negotiationId: id }) : editPath(recordKind, id);
}

function toneOf({ kind, dueDate }: Task): Tone {
  if (kind === 'rejected') return 'red';
  if (kind === 'negotiation') return 'accent';
  if (kind === 'expiry') return 'amber';
  const days = dueDate === null ? soon : daysFromNow(dueDate);
  return days < 0 ? 'red' : days <= soon ? 'amber' : 'grey';
}

export function OwnTasks() {
  const { t } = useTranslation();
  const { data } = useTasks();
  const [open, setOpen] = useState(false);
  if (!data || data.total === 0) return null;
  const shown = open ? data.items : data.items.slice(0, shownFirst);
  return (
    <Paper component="section" className={classes.paper} aria-labelledby="own-tasks">
      <div className={classes.head}>
        <h2 id="own-tasks">{t('home.tasks.title')}</h2>
        <CountBadge count={data.total} />
        {data.items.length > shownFirst && (
          <UnstyledButton className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'home.tasks.less' : 'home.tasks.more')}
          </UnstyledButton>
        )}
      </div>
      <ul className={classes.list}>
        {shown.map((task, index) => (
          <TaskItem key={`${task.kind} ${task.id}`} task={task} isFirst={index === 0} />
        ))}
      </ul>
    </Paper>
  );
}

function TaskItem({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { t } = useTranslation();
  // Of a negotiation it is the contract that waits.
  const TaskIcon = kindIcons[task.kind === 'registration' ? 'energy_contract' : task.recordKind];
  const heading = task.kind === 'registration' || task.kind === 'expiry' ? task.kind : task.recordKind;
  const tone = toneOf(task);
  return (
    <li className={classes.task}>
      <span className={`${classes.icon} tone-${tone}`}>
        <TaskIcon size={20} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.words}>
        <h3>{t(`home.tasks.heading.${heading}`, { name: task.name })}</h3>
        <Detail task={task} />
      </div>
      <div className={classes.foot}>
        <Consequence task={task} tone={tone} />
        <Button
          component={AppLink}
          to={pageOf(task)}
          size="xs"
          variant={isFirst ? 'filled' : 'default'}
          aria-label={t(`home.tasks.action_of.${task.kind}`, { name: task.name })}
        >
          {t(`home.tasks.action.${task.kind}`)}
        </Button>
      </div>
    </li>
  );
}

function Detail({ task: { kind, totalPrice, comment, templateVersion, signedAt } }: { task: Task }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (totalPrice !== null) {
    return (
      <p className={classes.detail}>
        <strong>
          <Money amount={totalPrice} />
        </strong>
        {comment && middleDot + t('home.tasks.quote', { text: comment })}
      </p>
    );
  }
  if (kind === 'expiry') return <p className={classes.detail}>{t('home.tasks.expiry')}</p>;
  if (signedAt !== null)
    return <p className={classes.detail}>{t('home.tasks.signed', { date: formats.date(signedAt) })}</p>;
  if (templateVersion !== null)
    return <p className={classes.detail}>{t('home.tasks.version', { version: templateVersion })}</p>;
  return comment ? <p className={classes.detail}>{t('home.tasks.quote', { text: comment })}</p> : null;
}

function Consequence({ task: { recordKind, dueDate, unreadCount }, tone }: { task: Task; tone: Tone }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const text = dueDate
    ? `${formats.date(dueDate)}, ${formats.relative(dueDate)}`
    : t(`home.tasks.consequence.${recordKind}`, { count: unreadCount ?? 0 });
  return (
    <span className={`${classes.consequence} ${classes[tone] ?? ''}`}>
      {dueDate && tone !== 'grey' && <IconClock size={16} stroke={1.9} aria-hidden />}
      {text}
    </span>
  );
}
