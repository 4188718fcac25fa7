// A call with a key that works against this installation as it stands.
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { apiOrigin } from '../../../platform/api/api-origin.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import classes from '../integrations.module.css';

export function CallExample() {
  const { t } = useTranslation('legalEntity');
  const origin = apiOrigin || location.origin;
  const command = `curl -H "Authorization: Bearer $WATTPACT_KEY" "${origin}/api/projects?limit=100"`;
  return (
    <div className={classes.example}>
      <p className={classes.help}>{t('integrations.keys.example')}</p>
      <div className={classes.secret}>
        <code>{command}</code>
        <CopyButton value={command} label={t('integrations.keys.example')} />
      </div>
      <div className={classes.links}>
        <a href={`${origin}/api/docs`} target="_blank" rel="noreferrer">
          {t('integrations.keys.docs')}
        </a>
        <a href={paths.manual('integrators')} target="_blank" rel="noreferrer">
          {t('integrations.keys.manual')}
        </a>
      </div>
    </div>
  );
}
