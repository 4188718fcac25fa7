// Says that the outside register filled something in, or that it did not answer.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';

const noticeKinds = { suggested: 'information', unavailable: 'warning' } as const;

interface RegisterNoticeProps {
  finding: keyof typeof noticeKinds;
  action?: ReactNode;
}

export function RegisterNotice({ finding, action }: RegisterNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice kind={noticeKinds[finding]} title={t(`company_register.${finding}.title`)} action={action}>
      {t(`company_register.${finding}.text`)}
    </Notice>
  );
}
