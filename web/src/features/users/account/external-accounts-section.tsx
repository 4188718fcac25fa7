// The external accounts that open this account: added after a proof of identity, and removed. Without single sign-on, and
// without any from before, there is no such section.
import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { authApi, type ProviderLink } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { requestProof } from '../../../platform/api/fresh-proof.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { urlOf } from '../../../platform/api/request.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { AskedAct } from '../../../records/asked-act.tsx';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { PlainRow, PlainRows } from '../../../ui/record/plain-rows.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../second-factor/settings.module.css';

const linksQuery = apiQuery(authApi.providerLinks);

export function ExternalAccountsSection() {
  const { t } = useTranslation('profile');
  const { data: providers = [] } = useQuery(apiQuery(authApi.providers, { anonymous: true }));
  const { data: links = [], isLoadingError, error, refetch } = useQuery(linksQuery);
  const [removing, setRemoving] = useState<ProviderLink>();
  if (providers.length === 0 && links.length === 0) return null;
  const missing = isLoadingError ? [] : providers.filter(({ id }) => !links.some((link) => link.provider === id));
  return (
    <SectionPaper title={t('external.title')}>
      <p className={classes.help}>{t('external.text')}</p>
      {isLoadingError && <FailedPart error={error} onRetry={refetch} />}
      {links.length > 0 && (
        <PlainRows>
          {links.map((link) => (
            <LinkedAccount key={link.id} link={link} onRemove={() => setRemoving(link)} />
          ))}
        </PlainRows>
      )}
      {missing.map((provider) => (
        <AddButton key={provider.id} provider={provider} />
      ))}
      {removing && <RemoveDialog link={removing} onClose={() => setRemoving(undefined)} />}
    </SectionPaper>
  );
}

function LinkedAccount({ link: { name, linkedAt }, onRemove }: { link: ProviderLink; onRemove: () => void }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  return (
    <PlainRow
      icon={IconBuilding}
      aside={
        <Button size="xs" variant="default" aria-label={t('external.remove_of', { name })} onClick={onRemove}>
          {t('external.remove')}
        </Button>
      }
    >
      {name}
      <small>{t('external.since', { since: formats.dateTime(linkedAt) })}</small>
    </PlainRow>
  );
}

function AddButton({ provider: { id, name } }: { provider: { id: string; name: string } }) {
  const { t } = useTranslation('profile');
  const { language } = useFormats();
  const add = async () => {
    // The way to the provider is a page and no call, which could ask for the proof itself.
    if ((await requestProof()) !== 'given') return;
    const { pathname: returnTo } = location;
    location.assign(urlOf(authApi.startProvider.path, { provider: id }, { language, returnTo, link: true }));
  };
  return (
    <div className={classes.codeActs}>
      <Button variant="default" onClick={() => void add()}>
        {t('external.add', { name })}
      </Button>
    </div>
  );
}

function RemoveDialog({ link: { id, name }, onClose }: { link: ProviderLink; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'toast']);
  return (
    <AskedAct
      danger
      about="session"
      title={t('profile:external.remove_title', { name })}
      act={t('profile:external.remove')}
      send={() => call(authApi.removeProviderLink, { params: { id } })}
      ending={{ done: t('toast:external_account_removed'), onDone: onClose }}
      onClose={onClose}
    >
      <p>{t('profile:external.remove_text', { name })}</p>
    </AskedAct>
  );
}
