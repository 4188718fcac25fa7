// A file on the page: a picture, or a PDF drawn page by page. Nothing in the file runs: a picture stands in an image
// element, a PDF is drawn on a canvas by a library that carries its own interpreter.
import { Skeleton } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { Notice } from '../feedback/notice.tsx';
import classes from './preview.module.css';

/** Only where a PDF is looked at: the library is larger than a page. */
const PdfView = lazy(() => import('./pdf-view.tsx'));

const pictures = ['image/jpeg', 'image/png'];

interface FilePreviewProps {
  name: string;
  /** As the server found its type by the first bytes. */
  content: Blob;
}

export function FilePreview({ name, content }: FilePreviewProps) {
  const { t } = useTranslation();
  if (pictures.includes(content.type)) return <Picture name={name} content={content} />;
  if (content.type !== 'application/pdf') return <Notice kind="information" title={t('files.preview.unsupported')} />;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <PdfView name={name} content={content} />
    </Suspense>
  );
}

function Picture({ name, content }: FilePreviewProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    setFailed(false);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (failed) return <Notice kind="reject" title={t('files.preview.failed')} />;
  return (
    <div className={classes.sheet}>
      {address && <img className={classes.picture} src={address} alt={name} onError={() => setFailed(true)} />}
    </div>
  );
}
