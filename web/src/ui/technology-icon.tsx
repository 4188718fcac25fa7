// A technology as icon and word; several read "Solar e armazenamento" with the first one's icon.
import { useTranslation } from 'react-i18next';
import { technologyIcons, unknownTechnologyIcon } from './icons.ts';
import classes from './technology-icon.module.css';

export function TechnologyIcon({ technology, size = 18 }: { technology: string; size?: number }) {
  const Icon = technologyIcons[technology] ?? unknownTechnologyIcon;
  return <Icon size={size} stroke={1.7} aria-hidden className={classes.icon} />;
}

interface TechnologyNameProps {
  technologies: readonly string[];
  /** Stands below in small; all technologies then share the first line. */
  note?: string;
  /** All in one line, with nothing below. */
  oneLine?: boolean;
}

/** Icon and name in one line; further technologies stand below in small. */
export function TechnologyName({ technologies, note, oneLine = false }: TechnologyNameProps) {
  const { t } = useTranslation();
  const [first, ...others] = technologies;
  if (first === undefined) return <span className={classes.none}>{t('not_given')}</span>;
  const name = t(`technology.${first}`);
  const rest =
    others.length > 0
      ? t('and_others', { names: others.map((one) => t(`technology.${one}`).toLowerCase()).join(', ') })
      : '';
  const together = oneLine || note !== undefined;
  const below = together ? note : rest;
  return (
    <span className={classes.line}>
      <TechnologyIcon technology={first} />
      <span>
        {together && rest ? `${name} ${rest}` : name}
        {below && <span className={classes.others}>{below}</span>}
      </span>
    </span>
  );
}
