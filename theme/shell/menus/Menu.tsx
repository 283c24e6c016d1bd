import { HOOKS } from 'docs-build/theme';
import type { ReactNode } from 'react';

export interface MenuProps {
  /** The `popoverTarget` of the button that opens it. */
  readonly id: string;
  readonly name: string;
  /** Of the menu's own styles. */
  readonly className: string;
  /** Further attributes that scripts look for. */
  readonly hooks?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A popover of links and buttons, walked with arrow keys. */
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
