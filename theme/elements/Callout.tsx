import type { Elements } from 'docs-build/theme';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';

const ICONS = {
  info: 'info',
  warning: 'triangle-alert',
  success: 'circle-check',
  error: 'circle-x',
} as const;

/** A remark beside the text. The title says the severity in words where the author gives none. */
export function Callout({ severity, title, children }: ComponentProps<Elements['Callout']>) {
  const say = useSay();
  const name = title ?? say(severity === 'info' ? 'note' : severity);
  return (
    <aside className={`callout callout-${severity}`} role="note" aria-label={name}>
      <Icon name={ICONS[severity]} size={20} />
      <div>
        <p className="callout-title">{name}</p>
        {children}
      </div>
    </aside>
  );
}
