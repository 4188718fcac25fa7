// A technology as icon and name; several read "Solar e armazenamento" with the first one's icon.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { Room } from '../data-table/table-props.ts';
import { technologyIcons, unknownTechnologyIcon } from '../theme/icons.ts';
import classes from './technology-icon.module.css';

export function TechnologyIcon({ technology, size = 18 }: { technology: string; size?: number }) {
  const Icon = technologyIcons[technology] ?? unknownTechnologyIcon;
  return <Icon size={size} stroke={1.7} aria-hidden className={classes.icon} />;
}

interface TechnologyNameProps {
  technologies: readonly string[];
  /** Shown below in small type; all technologies then share the first line. */
  note?: string;
  /** In a table: from this width on, the note has its own column. */
  noteUntil?: Room;
  /** Everything on one line, with nothing below. */
  oneLine?: boolean;
}

/** Icon and name on one line, of three technologies two; the others below in small type. */
export function TechnologyName({ technologies, note, noteUntil, oneLine = false }: TechnologyNameProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [first, ...others] = technologies;
  if (first === undefined) return <span className={classes.none}>{t('not_given')}</span>;
  const names = [t(`technology.${first}`), ...others.map((one) => t(`technology.${one}`).toLowerCase())];
  const all = formats.list(names);
  // Of three and more, two share the first line: so no name is cut, and the row keeps its two lines.
  const name = names.slice(0, names.length > 2 ? 2 : 1).join(', ');
  /** ` e armazenamento` */
  const rest = all.slice(name.length);
  const together = oneLine || note !== undefined;
  return (
    <span className={classes.line}>
      <TechnologyIcon technology={first} />
      <span className={classes.words}>
        {noteUntil ? <Alone until={noteUntil} {...{ name, rest, note }} /> : together ? all : name}
        {!noteUntil && (together ? <Note>{note}</Note> : <Below>{below(rest)}</Below>)}
      </span>
    </span>
  );
}

const below = (rest: string) => rest.replace(/^,? /, '');

/** A place's name is free text, so it may be shortened. */
const Note = ({ children }: { children: string | undefined }) =>
  children ? <span className={`${classes.others} ${classes.note}`}>{children}</span> : null;

const Below = ({ children }: { children: string | undefined }) =>
  children ? <span className={classes.others}>{children}</span> : null;

interface AloneProps {
  until: Room;
  name: string;
  rest: string;
  note: string | undefined;
}

/** Shows the note here when there is no room for its own column. */
function Alone({ until, name, rest, note }: AloneProps) {
  return (
    <>
      {name}
      {rest && <span data-until={until}>{rest}</span>}
      <span data-until={until}>
        <Below>{note}</Below>
      </span>
      <span data-from={until}>
        <Below>{below(rest)}</Below>
      </span>
    </>
  );
}
