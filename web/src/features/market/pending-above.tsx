// What is missing before one can trade, above a list.
import { PendingNotice } from '../review/pending-notice.tsx';
import classes from './market.module.css';

export const PendingAbove = () => (
  <div className={classes.above}>
    <PendingNotice />
  </div>
);
