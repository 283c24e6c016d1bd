import { HOOKS } from 'docs-build/theme';
import type { ReactNode } from 'react';

export interface MenuProps {
  /** Id of the popover, which its button names as `popoverTarget`. */
  readonly id: string;
  readonly name: string;
  /** CSS class in addition to `menu`. */
  readonly className: string;
  /** Other attributes for scripts. */
  readonly hooks?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A popover of links and buttons with keyboard navigation. */
export function Menu({ id, name, className, hooks, children }: MenuProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={`menu ${className}`}
      role="group"
      aria-label={name}
      {...{ [HOOKS.menu]: '', ...hooks }}
    >
      {children}
    </div>
  );
}

/** Whether an address is on another site. */
export const isExternal = (href: string | undefined): boolean => /^https?:/.test(href ?? '');
