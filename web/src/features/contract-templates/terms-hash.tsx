// The hash of a version's terms, which every page of its contract draft documents carries.
import { useTranslation } from 'react-i18next';
import { HashText } from '../../ui/text/hash-text.tsx';
import classes from './contract-templates.module.css';

export function TermsHash({ hash }: { hash: string }) {
  const { t } = useTranslation('negotiations');
  return (
    <>
      <HashText hash={hash} />
      <p className={classes.hashHelp}>{t('template.terms_hash_help')}</p>
    </>
  );
}
