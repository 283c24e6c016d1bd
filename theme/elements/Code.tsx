import { HOOKS, type CodeProps } from 'docs-build/theme';
import { CopyIcon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';

/** Copies the code of the block around it. */
export function CopyButton() {
  const say = useSay();
  return (
    <button type="button" className="copy needs-script" {...{ [HOOKS.copy]: 'code' }}>
      <CopyIcon size={14} />
      <span {...{ [HOOKS.copyLabel]: '' }}>{say('copy')}</span>
    </button>
  );
}

/** The code itself, which scrolls in both directions. A group rather than a landmark: pages have many. */
export function CodeScroller({ language, title, html }: CodeProps) {
  const say = useSay();
  const name = title ?? (language === '' ? say('code') : say('codeIn', { language }));
  return (
    <pre tabIndex={0} role="group" aria-label={name}>
      <code
        className={language === '' ? undefined : `language-${language}`}
        translate="no"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}

/** A block with more lines than this is cut, see `code.css`, and a button shows the rest: never only the last few. */
const MOST_LINES = 24;

function ShowAllLines({ html }: { readonly html: string }) {
  const say = useSay();
  const count = html.trimEnd().split('\n').length;
  if (count <= MOST_LINES) return null;
  return (
    <button type="button" className="show-all needs-script" {...{ [HOOKS.showWhole]: '' }}>
      {say('showAllLines', { count: String(count) })}
    </button>
  );
}

/** A block of code. With a title it has a bar; without one the copy button floats over its corner. */
export function Code(code: CodeProps) {
  const hasBar = code.title !== undefined;
  return (
    <div className={hasBar ? 'code' : 'code code-bare'} {...{ [HOOKS.codeBlock]: '' }}>
      {hasBar ? (
        <div className="code-bar">
          <span className="code-title">{code.title}</span>
          <CopyButton />
        </div>
      ) : (
        <CopyButton />
      )}
      <CodeScroller {...code} />
      <ShowAllLines html={code.html} />
    </div>
  );
}
