// The settings in groups: what each is for, and the value in use. They are set where the server is started.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ShownSetting } from '@wattpact/domain/operation/operation-api';
import { type SettingGroup, settingGroups } from '@wattpact/domain/operation/setting-groups';
import { useTranslation } from 'react-i18next';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './operation.module.css';
import { shownSettingsQuery } from './operation-calls.ts';

export function SettingsPaper() {
  const { t } = useTranslation('dashboard');
  const { data, isLoadingError, error, refetch } = useQuery(shownSettingsQuery);
  if (isLoadingError) return <FailedPart error={error} onRetry={refetch} />;
  return (
    <SectionPaper title={t('configuration.settings')}>
      <p className={classes.lead}>{t('configuration.settings_text')}</p>
      {data ? (
        settingGroups.map((group) => <Group key={group} group={group} settings={data} />)
      ) : (
        <Skeleton height={400} />
      )}
    </SectionPaper>
  );
}

function Group({ group, settings }: { group: SettingGroup; settings: readonly ShownSetting[] }) {
  const { t } = useTranslation('dashboard');
  const label = t(`configuration.group.${group}`);
  return (
    <>
      <h3 className={classes.group}>{label}</h3>
      <table className={classes.settings} aria-label={label}>
        <tbody>
          {settings
            .filter((setting) => setting.group === group)
            .map((setting) => (
              <tr key={setting.name}>
                <th scope="row">
                  <span className="code">{setting.name}</span>
                  <small>{t(`configuration.meaning.${setting.name}`)}</small>
                </th>
                <td>
                  <Value setting={setting} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}

function Value({ setting: { value, isSet, isSecret } }: { setting: ShownSetting }) {
  const { t } = useTranslation('dashboard');
  if (isSecret || value === null)
    return isSet ? t('configuration.set') : <span className="quiet">{t('configuration.not_set')}</span>;
  return (
    <>
      <span className="code">{value}</span>
      {!isSet && <small>{t('configuration.default')}</small>}
    </>
  );
}
