import { HOOKS, type Elements } from 'docs-build/theme';
import type { ComponentProps } from 'react';
import { useSay } from '../texts.ts';
import { CodeActions, CodeScroller } from './Code.tsx';

/**
 * One piece of code in several forms. The first is shown; without script all are, one under the other. Each panel is a code block
 * of its own, whose copy button CSS puts into the bar.
 */
export function CodeTabs({ id, storageKey, tabs }: ComponentProps<Elements['CodeTabs']>) {
  const say = useSay();
  return (
    <div className="code code-tabs" {...{ [HOOKS.tabs]: storageKey }}>
      <div className="code-bar needs-script">
        <div role="tablist" aria-label={say('codeVariants')}>
          {tabs.map(({ tab }, index) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {tab}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ tab, ...code }, index) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index > 0}
          {...{ [HOOKS.codeBlock]: '' }}
        >
          <p className="code-title only-without-script">{tab}</p>
          <CodeActions />
          <CodeScroller {...code} title={code.title ?? tab} />
        </div>
      ))}
    </div>
  );
}
