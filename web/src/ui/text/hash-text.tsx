// A hash, which wraps after every eight of its characters.
import { inParts } from './breakable.tsx';
import classes from './hash-text.module.css';

export const HashText = ({ hash }: { hash: string }) => (
  <code className={classes.hash}>{inParts(hash.match(/.{1,8}/g) ?? [])}</code>
);
