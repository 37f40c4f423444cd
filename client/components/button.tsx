import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#client/lib/class-names.ts';

type Look = 'primary' | 'secondary' | 'quiet';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium transition-colors duration-150 disabled:opacity-50 disabled:cursor-not-allowed';
const LOOKS: Record<Look, string> = {
  primary: 'min-h-11 px-5 bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'min-h-10 px-4 border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'min-h-10 px-3 text-muted hover:text-ink hover:bg-sunken',
};

export function Button({
  look = 'secondary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={classNames(BASE, LOOKS[look], className)} {...rest} />;
}

export function ButtonLink({ look = 'secondary', className, ...rest }: LinkProps & { look?: Look }) {
  return <Link className={classNames(BASE, LOOKS[look], className)} {...rest} />;
}
