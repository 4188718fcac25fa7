// The head of a record: badges, name, facts, actions, key figures, tabs on its lower edge. When scrolled on a desktop, a
// narrow bar keeps the name, the figures and the actions in view.
import { Paper, Tabs } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useQueryTab } from '../../platform/address/query-tab.ts';
import type { Icon } from '../theme/icons.ts';
import { DetailColumns } from './detail-columns.tsx';
import classes from './detail-header.module.css';
import { type KeyFigure, KeyFigures } from './key-figures.tsx';
import { type QueryTab, QueryTabList } from './query-tabs.tsx';

interface DetailHeaderProps {
  name: string;
  badges?: ReactNode;
  /** Below the name: entity, views, address. */
  facts?: readonly { icon?: Icon; content: ReactNode }[];
  actions?: ReactNode;
  figures?: readonly KeyFigure[];
  /** The figures' name for screen readers. */
  tabsLabel?: string;
  tabs: readonly QueryTab[];
  /** Beside every tab: it does not change with the tab. */
  side?: ReactNode;
  /** Above every tab's content. */
  notice?: ReactNode;
}

export function DetailHeader(props: DetailHeaderProps) {
  const { name, badges, facts = [], actions, figures = [], tabs, tabsLabel, side, notice } = props;
  const { ref, entry } = useIntersection({ threshold: 0 });
  const away = entry !== null && !entry.isIntersecting && entry.boundingClientRect.top < 0;
  const [tab, choose] = useQueryTab(tabs);
  const panels = tabs.map(({ value, content, onlyWhenOpen = false }) => (
    <Tabs.Panel key={value} value={value} className={classes.panel ?? ''}>
      {(!onlyWhenOpen || value === tab) && content}
    </Tabs.Panel>
  ));
  return (
    <Tabs value={tab} onChange={choose}>
      {away && (
        <div className={classes.compact}>
          <strong>{name}</strong>
          <KeyFigures figures={figures.slice(0, 4)} />
          <div className={classes.actions}>{actions}</div>
        </div>
      )}
      <Paper className={classes.header ?? ''}>
        <div ref={ref} className={classes.top}>
          <div className={classes.text}>
            {badges && <div className={classes.badges}>{badges}</div>}
            <h1>{name}</h1>
            {facts.length > 0 && (
              <ul className={classes.facts}>
                {facts.map(({ icon: FactIcon, content }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one record never change their order
                  <li key={index}>
                    {FactIcon && <FactIcon size={18} stroke={1.7} aria-hidden />}
                    {content}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        {figures.length > 0 && (
          <div className={classes.figures}>
            <KeyFigures figures={figures} inPairs={figures.length > 4} />
          </div>
        )}
        {tabs.length > 1 && (
          <div className={classes.tabs}>
            <QueryTabList tabs={tabs} label={tabsLabel ?? name} />
          </div>
        )}
      </Paper>
      <div className={classes.content}>
        {side === undefined ? (
          <>
            {notice}
            {panels}
          </>
        ) : (
          <DetailColumns side={side}>
            {notice}
            {panels}
          </DetailColumns>
        )}
      </div>
    </Tabs>
  );
}
