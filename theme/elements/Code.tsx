import { HOOKS, type CodeProps } from 'docs-build/theme';
import { useSay } from '../texts.ts';

/** Copies the code of the block around it. Style sheets draw its icons: a page of code has hundreds. */
function CopyButton() {
  const say = useSay();
  return (
    <button type="button" className="copy" {...{ [HOOKS.copy]: 'code' }}>
      <span className="copy-icons" />
      <span {...{ [HOOKS.copyLabel]: '' }}>{say('copy')}</span>
    </button>
  );
}

/** What can be done with the block around it. Lines are offered to be wrapped only where some are too long. */
export function CodeActions() {
  const say = useSay();
  return (
    <div className="code-actions needs-script">
      <CopyButton />
      <button
        type="button"
        className="wrap-lines"
        title={say('wrapLines')}
        hidden
        {...{ [HOOKS.wrapLines]: '' }}
      />
    </div>
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

function ShowAllLines({ count }: { readonly count: number }) {
  const say = useSay();
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
          <CodeActions />
        </div>
      ) : (
        <CodeActions />
      )}
      <CodeScroller {...code} />
      {code.isLong && <ShowAllLines count={code.lineCount} />}
    </div>
  );
}
