// The place of the saved terms in a form. What it does loads when the form is there, because it knows the fields of all
// forms; its room is kept until then.
import { Suspense } from 'react';
import { lazy } from '../../platform/lazy.ts';
import classes from './saved-terms.module.css';
import type { SavedTermsBarProps } from './saved-terms-bar.tsx';

const SavedTermsBar = lazy(() => import('./saved-terms-bar.tsx'));

export const SavedTerms = (props: SavedTermsBarProps) => (
  <Suspense fallback={<div className={classes.bar} />}>
    <SavedTermsBar {...props} />
  </Suspense>
);
