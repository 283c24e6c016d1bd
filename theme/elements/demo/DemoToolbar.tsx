import { HOOKS, type DemoProps } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { StyleChooser, VariantChooser } from './DemoChoosers.tsx';
import { hasPreview, styleChoice } from './demo-shape.ts';
import { DemoSwitch, Tool } from './Tool.tsx';

interface ExpandButtonProps {
  readonly demo: DemoProps;
  readonly codeId: string;
  readonly isOpen: boolean;
}

interface DemoToolbarProps extends ExpandButtonProps {
  readonly menuId: string;
}

/** Shows and hides the full source. Both labels are there; CSS shows the one that fits `aria-expanded`. */
function ExpandButton({ demo, codeId, isOpen }: ExpandButtonProps) {
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

/** Opens the demo as a project of its own; style sheets show the button of the style that is shown. */
function SandboxButtons({ demo }: { readonly demo: DemoProps }) {
  const name = useSay()('openSandbox');
  return demo.styles.map((style) =>
    style.project === undefined ? null : (
      <Tool
        key={style.style}
        hook={HOOKS.sandbox}
        value={style.project}
        icon="zap"
        name={name}
        className="narrow-in-menu"
        more={styleChoice(demo, style)}
      />
    ),
  );
}

function Switches() {
  const say = useSay();
  return (
    <>
      <DemoSwitch
        hook={HOOKS.toggleScheme}
        icon="sun-moon"
        title={say('demoScheme')}
        names={[
          ['to-dark', say('showDemoDark')],
          ['to-light', say('showDemoLight')],
        ]}
      />
      <DemoSwitch
        hook={HOOKS.toggleDirection}
        icon="arrow-left-right"
        title={say('demoDirection')}
        names={[
          ['to-rtl', say('showDemoRtl')],
          ['to-ltr', say('showDemoLtr')],
        ]}
      />
    </>
  );
}

/** What can be done with a demo and its source. On narrow screens a script puts the quieter tools into the menu. */
export function DemoToolbar({ demo, codeId, menuId, isOpen }: DemoToolbarProps) {
  const say = useSay();
  const more = say('moreDemoTools');
  return (
    <div className="tools" role="toolbar" aria-label={say('demoTools')} {...{ [HOOKS.tools]: '' }}>
      <ExpandButton demo={demo} codeId={codeId} isOpen={isOpen} />
      <VariantChooser demo={demo} />
      <StyleChooser demo={demo} />
      <span className="tools-gap" />
      <SandboxButtons demo={demo} />
      <Switches />
      <Tool
        hook={HOOKS.resetDemo}
        icon="rotate-ccw"
        name={say('resetDemo')}
        className="mirrored narrow-in-menu"
      />
      <Tool hook={HOOKS.copy} value="code" icon="copy" name={say('copyCode')} />
      <button
        type="button"
        className="tool"
        aria-label={more}
        title={more}
        {...{ popoverTarget: menuId }}
      >
        <Icon name="ellipsis" />
      </button>
    </div>
  );
}
