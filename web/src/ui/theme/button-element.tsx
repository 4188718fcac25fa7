// The element of buttons. While a button's act is running it takes no press, but keeps the focus: a disabled element loses
// it, and a screen reader begins anew at the top of the page.
import type { ComponentPropsWithRef, MouseEvent } from 'react';

interface ButtonElementProps extends ComponentPropsWithRef<'button'> {
  'data-loading'?: boolean | undefined;
  'data-disabled'?: boolean | undefined;
}

const takeNoPress = (press: MouseEvent) => {
  press.preventDefault();
  press.stopPropagation();
};

export function ButtonElement({ type = 'button', disabled, onClick, ...rest }: ButtonElementProps) {
  const isBusy = rest['data-loading'] === true && rest['data-disabled'] !== true;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      {...(isBusy && { 'aria-disabled': true })}
      onClick={isBusy ? takeNoPress : onClick}
    />
  );
}
