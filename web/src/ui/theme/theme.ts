// The design tokens as a Mantine theme: colours, type, space, radius, and the sizes of controls.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { ButtonElement } from './button-element.tsx';

const tuple = (shades: string) => shades.split(' ') as unknown as MantineColorsTuple;

/** Heights of controls: 30 in tables, 36 in bars, 40 in forms; touch.css sets the one of touch screens. */
const heights: Record<string, string> = { xs: '30px', sm: '36px', md: '40px', lg: '44px' };
const textSizes: Record<string, string> = { xs: '13px', sm: '14px', md: '14px', lg: '15px' };

interface Sized {
  size?: string;
}

const noBanner = { header: { role: 'presentation' } };

/** Components by name, not by `extend`: importing them here would put them all into the first bundle. */
export const theme = createTheme({
  colors: {
    accent: tuple('#eaf6f3 #d2ebe5 #a6d8cc #74c2b1 #4bad99 #2a9784 #14826f #0b6e5f #095a4e #07443b'),
    amber: tuple('#fff6e5 #fdeac5 #fad58c #f6bf54 #eea829 #d98f10 #b5740a #8f5907 #6d4307 #4a2e07'),
    gray: tuple('#f9fafb #f3f6f6 #ebeff0 #e1e6e8 #cdd5d9 #828e95 #637077 #5b686f #3a454b #171e21'),
    dark: tuple('#e6ebed #c8d1d5 #9eabb1 #8f9da4 #2b363b #242e33 #1c2428 #181f23 #11171a #0b1012'),
    red: tuple('#fdebea #f9d5d3 #f3bcb9 #e9918e #de6663 #cf3431 #cf3431 #c22c29 #a8201f #7a3230'),
  },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#171e21',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: '12px', sm: '13px', md: '15px', lg: '18px', xl: '24px' },
  lineHeights: { xs: '16px', sm: '18px', md: '22px', lg: '26px', xl: '32px' },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '32px', fontWeight: '650' },
      h2: { fontSize: '18px', lineHeight: '26px', fontWeight: '620' },
      h3: { fontSize: '15px', lineHeight: '22px', fontWeight: '600' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '80em' },
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-float)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'sm', component: ButtonElement },
      vars: (_theme: unknown, { size = 'sm' }: Sized) => ({
        root: {
          '--button-height': heights[size] && `var(--touch-target, ${heights[size]})`,
          '--button-fz': textSizes[size],
        },
      }),
    },
    ActionIcon: { defaultProps: { component: ButtonElement } },
    Input: {
      defaultProps: { size: 'md' },
      vars: (_theme: unknown, { size = 'md' }: Sized) => {
        // Mantine writes these on the element itself, where no style sheet could replace them.
        const height = `var(--touch-height, ${heights[size]})`;
        return { wrapper: { '--input-height': height, '--input-size': height, '--input-fz': 'var(--touch-fz, 14px)' } };
      },
    },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Paper: { defaultProps: { withBorder: true, radius: 'md' } },
    // Mantine's invisible initial-focus element is not an allowed child of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Their `header` elements are no banners of the page.
    Modal: { defaultProps: { attributes: noBanner } },
    Drawer: { defaultProps: { attributes: noBanner } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tabs: { defaultProps: { keepMounted: false } },
  },
});

/** Mantine derives these roles from fixed shades; the tokens set them one by one. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#171e21',
    '--mantine-color-dimmed': '#5b686f',
    '--mantine-color-placeholder': '#5b686f',
    '--mantine-color-default-border': '#cdd5d9',
    '--mantine-color-default-hover': '#f3f6f6',
    '--mantine-color-error': '#a8201f',
    '--mantine-color-anchor': '#0b6e5f',
    '--mantine-color-red-filled': '#c22c29',
    '--mantine-color-red-filled-hover': '#a8201f',
    '--mantine-color-accent-light': '#eaf6f3',
    '--mantine-color-accent-light-hover': '#d2ebe5',
    '--mantine-color-accent-light-color': '#0b6e5f',
    '--mantine-primary-color-filled-hover': '#095a4e',
    '--mantine-color-accent-filled-hover': '#095a4e',
  },
  dark: {
    '--mantine-color-body': '#181f23',
    '--mantine-color-text': '#e6ebed',
    '--mantine-color-dimmed': '#9eabb1',
    '--mantine-color-placeholder': '#9eabb1',
    '--mantine-color-default': '#181f23',
    '--mantine-color-default-border': '#3a474d',
    '--mantine-color-default-hover': '#20292d',
    '--mantine-color-error': '#ff9d97',
    '--mantine-color-anchor': '#5fc4ae',
    '--mantine-color-red-filled': '#cf3431',
    '--mantine-color-red-filled-hover': '#c22c29',
    '--mantine-color-accent-light': '#17332f',
    '--mantine-color-accent-light-hover': '#2b5f55',
    '--mantine-color-accent-light-color': '#5fc4ae',
    '--mantine-color-accent-outline': '#5fc4ae',
    '--mantine-color-accent-text': '#5fc4ae',
    '--mantine-primary-color-filled-hover': '#0f7564',
    '--mantine-color-accent-filled-hover': '#0f7564',
  },
});
