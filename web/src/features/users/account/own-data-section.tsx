// Everything kept about the user, to download: archives with their files, or the data alone.
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { userApi } from '@wattpact/domain/users/user-api';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../platform/api/query.ts';
import { urlOf } from '../../../platform/api/request.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../second-factor/settings.module.css';

export function OwnDataSection() {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  // One part when it cannot be asked: the archive itself says what fails.
  const { data: parts = [undefined] } = useQuery(apiQuery(userApi.exportParts));
  const labelOf = (index: number) =>
    parts.length === 1
      ? t('privacy.export_action')
      : t('privacy.export_part', { part: formats.number(index + 1), parts: formats.number(parts.length) });
  return (
    <SectionPaper title={t('privacy.export')}>
      <p className={classes.help}>{t('privacy.export_text')}</p>
      {parts.length > 1 && <p className={classes.help}>{t('privacy.export_parts_text')}</p>}
      <Group gap={12}>
        {parts.map((_, index) => (
          // The browser itself saves an archive, which may be larger than a page's memory.
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={index}
            component="a"
            href={urlOf(userApi.exportArchive.path, {}, { part: index + 1 })}
            download
          >
            {labelOf(index)}
          </Button>
        ))}
        <Button component="a" variant="default" href={userApi.exportMe.path} download="export.json">
          {t('privacy.export_data')}
        </Button>
      </Group>
    </SectionPaper>
  );
}
