// A hash, which wraps after every eight of its characters; copied, it is whole.
import { Fragment } from 'react';
import classes from './hash-text.module.css';

export const HashText = ({ hash }: { hash: string }) => (
  <code className={classes.hash}>
    {(hash.match(/.{1,8}/g) ?? []).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, always in its order
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
);
