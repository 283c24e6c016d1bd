import { HOOKS, type DemoProps } from 'docs-build/theme';
import { CopyIcon, Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { StyleChooser, VariantChooser } from './DemoChoosers.tsx';
import { hasPreview, styleIdsOf } from './demo-shape.ts';

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

interface DemoToolbarProps {
  readonly demo: DemoProps;
  readonly codeId: string;
  readonly isOpen: boolean;
}

/** Shows and hides the full source. Both labels are there; CSS shows the one that fits `aria-expanded`. */
function ExpandButton({ demo, codeId, isOpen }: DemoToolbarProps) {
  const say = useSay();
  const hasPart = hasPreview(demo);
  return (
    <button
      type="button"
      className="tool-text needs-script"
      aria-expanded={isOpen}
      aria-controls={codeId}
      {...{ [HOOKS.expand]: '' }}
    >
      <Icon name="code" size={14} />
      <span className="when-closed">{say(hasPart ? 'expandCode' : 'showCode')}</span>
      <span className="when-open">{say(hasPart ? 'collapseCode' : 'hideCode')}</span>
    </button>
  );
}

/** A link to the source of each style; style sheets show the one of the style that is shown. */
function SourceLinks({ demo }: { readonly demo: DemoProps }) {
  const name = useSay()('viewSource');
  const hasStyles = styleIdsOf(demo).length > 0;
  return demo.styles.map(({ style, sourceUrl }) =>
    sourceUrl === undefined ? null : (
      <a
        key={style}
        className="tool wide-only"
        href={sourceUrl}
        aria-label={name}
        title={name}
        {...(hasStyles && style !== null && { [HOOKS.codeStyle]: style })}
      >
        <Icon name="github" />
      </a>
    ),
  );
}

/** What can be done with a demo and its source. */
export function DemoToolbar(props: DemoToolbarProps) {
  const say = useSay();
  const { demo } = props;
  return (
    <div className="tools" role="group" aria-label={say('demoTools')}>
      <ExpandButton {...props} />
      <VariantChooser demo={demo} />
      <StyleChooser demo={demo} />
      <span className="tools-gap" />
      <SourceLinks demo={demo} />
      <Tool hook={HOOKS.resetDemo} icon="rotate-ccw" name={say('resetDemo')} className="mirrored" />
      <Tool hook={HOOKS.copy} value="code" icon="copy" name={say('copyCode')} />
    </div>
  );
}
