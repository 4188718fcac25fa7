// What every page says above its content: maintenance, and what stands between it and the service. Loads after the page.
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useOnline } from '../../platform/online.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import classes from './page-banners.module.css';

/** Pages that are as high as the window leave its room. */
function useRoomAbove(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--above-page', `${height}px`);
    return () => void style.removeProperty('--above-page');
  }, [height]);
}

/** @param wide the page has no space around it */
export default function PageBanners({ wide = false }: { wide?: boolean | undefined }): ReactNode {
  const { ref, height } = useElementSize();
  useRoomAbove(height);
  const isOnline = useOnline();
  return (
    // Without a network it stays in sight, also far down a long form.
    <div ref={ref} role="status" className={classes.banners} data-stays={!isOnline || undefined}>
      <ConnectionBanner wide={wide} />
      <MaintenanceBanner wide={wide} />
    </div>
  );
}
