// The product's mark: the sign and its name.
import classes from './app-shell.module.css';

export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" className={classes.sign}>
      <rect width="28" height="28" rx="7" fill="#0b6e5f" />
      <path
        d="M6.2 9.3 9.6 19l4.4-8.8 4.4 8.8 2.6-7"
        fill="none"
        stroke="#fff"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="21.4" cy="8.6" r="1.9" fill="#f6bf54" />
    </svg>
  );
}
