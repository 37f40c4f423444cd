import type { ComponentProps } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Width and height in pixels. */
  size?: number;
};

export type Icon = (props: IconProps) => React.ReactElement;

/**
 * An outline icon in the colour of the text, on a 24 by 24 grid. Screen readers skip it unless it has a label.
 * @param d the `d` attribute of an SVG path
 */
export const drawn =
  (d: string): Icon =>
  ({ size = 24, ...rest }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] === undefined}
      {...rest}
    >
      <path d={d} />
    </svg>
  );
