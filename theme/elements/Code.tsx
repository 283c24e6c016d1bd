import { type CodeProps, type Elements, HOOKS } from 'docs-build/theme';
import { useTexts } from '../texts.ts';
import type { ComponentProps } from 'react';
import { panelAttributes, panelIdOf, TabList } from './Tabs.tsx';

/** A button that copies the code of its block. CSS draws the icon. */
function CopyButton() {
  const t = useTexts();
  return (
    <button type="button" className="copy" {...{ [HOOKS.copy]: 'code' }}>
      <span {...{ [HOOKS.copyLabel]: '' }}>{t('copy')}</span>
    </button>
  );
}

/** The buttons of a block. A script shows the one for wrapping if a line is too long. */
function CodeActions() {
  const t = useTexts();
  return (
    <div className="code-actions needs-script">
      <CopyButton />
      <button
        type="button"
        className="wrap-lines"
        title={t('wrapLines')}
        hidden
        {...{ [HOOKS.wrapLines]: '' }}
      />
    </div>
  );
}

/** The scrollable code. A group, not a landmark: a page may have many. */
export function CodeScroller({ language, title, html, highlight }: CodeProps) {
  const t = useTexts();
  const name = title ?? (language === '' ? t('code') : t('codeIn', { language }));
  return (
    <pre tabIndex={0} role="group" aria-label={name} {...{ [HOOKS.highlight]: highlight }}>
      <code
        className={language === '' ? undefined : `language-${language}`}
        translate="no"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}

function ShowAllLines({ count }: { readonly count: number }) {
  const t = useTexts();
  return (
    <button type="button" className="show-all needs-script" {...{ [HOOKS.showWhole]: '' }}>
      {t('showAllLines', { count: String(count) })}
    </button>
  );
}

/** A block of code. Without a title it has no bar, and the copy button floats over its corner. */
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

/**
 * Code in several forms: the first is shown, without scripts all of them. Each panel is a block
 * whose copy button CSS moves into the bar.
 */
export function CodeTabs({ id, storageKey, tabs }: ComponentProps<Elements['CodeTabs']>) {
  const t = useTexts();
  const list = tabs.map(({ tab }, index) => ({ title: tab, panelId: panelIdOf(id, index) }));
  return (
    <div className="code code-tabs" {...{ [HOOKS.tabs]: storageKey }}>
      <div className="code-bar needs-script">
        <TabList id={id} tabs={list} label={t('codeVariants')} />
      </div>
      {tabs.map(({ tab, ...code }, index) => (
        <div key={tab} {...panelAttributes(id, index)} {...{ [HOOKS.codeBlock]: '' }}>
          <p className="code-title only-without-script">{tab}</p>
          <CodeActions />
          <CodeScroller {...code} title={code.title ?? tab} />
        </div>
      ))}
    </div>
  );
}
