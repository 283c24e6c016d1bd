import { HOOKS, type DemoProps } from 'docs-build/theme';
import type { ReactNode } from 'react';
import { CopyIcon, Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';
import { CodeScroller } from './Code.tsx';
import { codeOpenOf, stageOf, widthStepOf } from './demo-shape.ts';

interface ToolProps {
  readonly hook: string;
  readonly icon: string;
  readonly name: string;
  readonly value?: string;
  readonly className?: string;
}

function Tool({ hook, icon, name, value = '', className = '' }: ToolProps) {
  return (
    <button
      type="button"
      className={`tool needs-script ${className}`.trim()}
      aria-label={name}
      title={name}
      {...{ [hook]: value }}
    >
      {value === 'code' ? <CopyIcon size={18} /> : <Icon name={icon} />}
    </button>
  );
}

interface ToolbarProps {
  readonly demo: DemoProps;
  readonly codeId: string;
  readonly isOpen: boolean;
}

/** Shows and hides the full source. Both labels are there; CSS shows the one that fits `aria-expanded`. */
function ExpandButton({ demo, codeId, isOpen }: ToolbarProps) {
  const say = useSay();
  const hasPreview = demo.preview !== undefined && demo.defaultCodeOpen !== false;
  return (
    <button
      type="button"
      className="tool-text needs-script"
      aria-expanded={isOpen}
      aria-controls={codeId}
      {...{ [HOOKS.expand]: '' }}
    >
      <Icon name="code" size={14} />
      <span className="when-closed">{say(hasPreview ? 'expandCode' : 'showCode')}</span>
      <span className="when-open">{say(hasPreview ? 'collapseCode' : 'hideCode')}</span>
    </button>
  );
}

function Toolbar(props: ToolbarProps) {
  const say = useSay();
  const { code, sourceUrl } = props.demo;
  return (
    <div className="tools" role="group" aria-label={say('demoTools')}>
      <ExpandButton {...props} />
      <span className="tools-language">{/^j/.test(code.language) ? 'JS' : 'TS'}</span>
      <span className="tools-gap" />
      {sourceUrl !== undefined && (
        <a
          className="tool wide-only"
          href={sourceUrl}
          aria-label={say('viewSource')}
          title={say('viewSource')}
        >
          <Icon name="github" />
        </a>
      )}
      <Tool hook={HOOKS.resetDemo} icon="rotate-ccw" name={say('resetDemo')} className="mirrored" />
      <Tool hook={HOOKS.copy} value="code" icon="copy" name={say('copyCode')} />
    </div>
  );
}

function Stage({ demo, children }: { readonly demo: DemoProps; readonly children?: ReactNode }) {
  return (
    <div className={`stage stage-${stageOf(demo)}`} data-width={widthStepOf(demo.maxWidth)}>
      {children}
    </div>
  );
}

/**
 * A running demo with its source. The full source stands before the preview, so that CSS can hide the preview while it is open;
 * it is the code that the toolbar copies.
 */
export function Demo(demo: DemoProps) {
  const say = useSay();
  const { id, label, code, preview, children } = demo;
  const isOpen = codeOpenOf(demo);
  // Demos choose ids of their own: this one must not be among them.
  const codeId = `docs-source-${id.replace(/[^\w-]+/g, '-')}`;
  return (
    <section
      className={`demo demo-${stageOf(demo)}`}
      aria-label={say('demo', { label, name: id })}
      {...{ [HOOKS.demo]: id }}
    >
      <Stage demo={demo}>{children}</Stage>
      {!demo.hideToolbar && (
        <>
          <Toolbar demo={demo} codeId={codeId} isOpen={isOpen} />
          <div id={codeId} className="demo-code" hidden={!isOpen} {...{ [HOOKS.codeBlock]: '' }}>
            <CodeScroller {...code} title={`${label}, ${id}`} />
          </div>
          {preview !== undefined && demo.defaultCodeOpen !== false && (
            <div className="demo-preview" {...{ [HOOKS.codeBlock]: '' }}>
              <CodeScroller {...preview} title={label} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
