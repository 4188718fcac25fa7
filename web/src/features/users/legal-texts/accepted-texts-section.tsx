// Which version of the terms and of the privacy notice the user has accepted, and when.
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { LegalLink } from '../sign-in/legal-link.tsx';
import { addressOf } from './text-addresses.ts';
import classes from './texts-dialog.module.css';

export function AcceptedTextsSection() {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const { texts } = useSession();
  if (texts.length === 0) return null;
  return (
    <SectionPaper title={t('texts.section')}>
      <ul className={classes.texts}>
        {texts.map(({ name, accepted }) => (
          <li key={name}>
            <LegalLink to={addressOf[name]()} target="_blank">
              {t(`texts.${name}`)}
            </LegalLink>
            <span>
              {accepted
                ? t('texts.accepted', { version: formats.date(accepted.version), at: formats.dateTime(accepted.at) })
                : t('texts.not_accepted')}
            </span>
          </li>
        ))}
      </ul>
    </SectionPaper>
  );
}
