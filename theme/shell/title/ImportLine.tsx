import { createElement } from 'react';
import { HOOKS } from 'docs-build/theme';
import { CopyIcon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';

/** The parts of an import statement by the element that gives code its color elsewhere. */
const IMPORT_PARTS = [
  { pattern: /^(?:import|from|as|type)$/, element: 'c-k' },
  { pattern: /^['"]/, element: 'c-s' },
  { pattern: /^[{};,*]$/, element: 'c-p' },
] as const;

function ImportCode({ line }: { readonly line: string }) {
  const parts = line.split(/(\b(?:import|from|as|type)\b|'[^']*'|"[^"]*"|[{};,*])/);
  return parts.map((part, index) => {
    const known = IMPORT_PARTS.find(({ pattern }) => pattern.test(part));
    return known === undefined ? part : createElement(known.element, { key: index }, part);
  });
}

/** The statement that brings the page's component into a program, ready to be copied. */
export function ImportLine({ line }: { readonly line: string }) {
  const say = useSay();
  return (
    <div className="import-line" {...{ [HOOKS.codeBlock]: '' }}>
      <pre tabIndex={0} role="group" aria-label={say('importStatement')}>
        <code translate="no">
          <ImportCode line={line} />
        </code>
      </pre>
      <button type="button" className="copy needs-script" {...{ [HOOKS.copy]: 'code' }}>
        <CopyIcon size={14} />
        <span {...{ [HOOKS.copyLabel]: '' }}>{say('copy')}</span>
      </button>
    </div>
  );
}
