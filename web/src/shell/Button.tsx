import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

interface Look {
  /** Which kind of button: `primary`, `quiet`, `large`, or a name that a page gives it. */
  readonly look?: string;
  /** What it says. */
  readonly label: ReactNode;
}

const classOf = (look: string | undefined): string => (look === undefined ? 'button' : `button ${look}`);

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Whether it does nothing for now; those who cannot see that can still come to it and hear it. */
  readonly isOff?: boolean;
}

/** A button that does something on this page. */
export const Button = ({ look, label, isOff, onClick, ...rest }: ButtonProps) => (
  <button type="button" className={classOf(look)} aria-disabled={isOff} onClick={isOff ? undefined : onClick} {...rest}>
    {label}
  </button>
);

interface WayProps extends Look {
  readonly to: string;
  readonly label: string;
  /** What is found there, for those who hear one way after another without what stands beside it. */
  readonly of?: string;
}

/** A button that leads to another page. */
export const Way = ({ to, look, label, of }: WayProps) => (
  <Link href={to} className={classOf(look)} aria-label={of === undefined ? undefined : `${of}: ${label}`}>
    {label}
  </Link>
);
