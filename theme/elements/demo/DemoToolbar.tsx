import { type DemoProps, HOOKS } from 'docs-build/theme';
import { CopyIcon, Icon } from '../../icons/Icon.tsx';
import { useTexts } from '../../texts.ts';
import { StyleChooser, VariantChooser } from './DemoChoosers.tsx';
import { hasPreview, styleChoice } from './demo-shape.ts';

interface ExpandButtonProps {
  readonly demo: DemoProps;
  readonly codeId: string;
  readonly isOpen: boolean;
}

interface DemoToolbarProps extends ExpandButtonProps {
  readonly menuId: string;
}

/** Shows and hides the full source. CSS shows the label that fits `aria-expanded`. */
function ExpandButton({ demo, codeId, isOpen }: ExpandButtonProps) {
  const t = useTexts();
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
      <span className="when-closed">{t(hasPart ? 'expandCode' : 'showCode')}</span>
      <span className="when-open">{t(hasPart ? 'collapseCode' : 'hideCode')}</span>
    </button>
  );
}

/** Opens the demo as a project. CSS shows the button for the chosen style. */
function SandboxButtons({ demo }: { readonly demo: DemoProps }) {
  const name = useTexts()('openSandbox');
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

/** Links to the document of a demo in a frame. CSS shows the link for the chosen style. */
function FrameLinks({ demo }: { readonly demo: DemoProps }) {
  const name = useTexts()('openFrame');
  return demo.styles.map((style) =>
    style.frameUrl === undefined ? null : (
      <a
        key={style.style}
        className="tool"
        href={style.frameUrl}
        target="_blank"
        aria-label={name}
        title={name}
        {...styleChoice(demo, style)}
      >
        <Icon name="arrow-up-right" />
      </a>
    ),
  );
}

function Switches() {
  const t = useTexts();
  return (
    <>
      <DemoSwitch
        hook={HOOKS.toggleScheme}
        icon="sun-moon"
        title={t('demoScheme')}
        names={[
          ['to-dark', t('showDemoDark')],
          ['to-light', t('showDemoLight')],
        ]}
      />
      <DemoSwitch
        hook={HOOKS.toggleDirection}
        icon="arrow-left-right"
        title={t('demoDirection')}
        names={[
          ['to-rtl', t('showDemoRtl')],
          ['to-ltr', t('showDemoLtr')],
        ]}
      />
    </>
  );
}

/** The toolbar of a demo. On narrow screens a script moves less important tools into the menu. */
export function DemoToolbar({ demo, codeId, menuId, isOpen }: DemoToolbarProps) {
  const t = useTexts();
  const more = t('moreDemoTools');
  return (
    <div
      className="tools"
      role="toolbar"
      aria-label={t('demoTools')}
      {...{ [HOOKS.tools]: '', [HOOKS.layoutLater]: '' }}
    >
      <ExpandButton demo={demo} codeId={codeId} isOpen={isOpen} />
      <VariantChooser demo={demo} />
      <StyleChooser demo={demo} />
      <span className="tools-gap" />
      <SandboxButtons demo={demo} />
      <Switches />
      <Tool
        hook={HOOKS.resetDemo}
        icon="rotate-ccw"
        name={t('resetDemo')}
        className="mirrored narrow-in-menu"
      />
      <Tool hook={HOOKS.copy} value="code" icon="copy" name={t('copyCode')} />
      <FrameLinks demo={demo} />
      <button
        type="button"
        className="tool tool-last"
        aria-label={more}
        title={more}
        {...{ popoverTarget: menuId }}
      >
        <Icon name="ellipsis" />
      </button>
    </div>
  );
}

interface ToolProps {
  readonly hook: string;
  readonly icon: string;
  /** Accessible name and tooltip. */
  readonly name: string;
  /** Value of the hook. */
  readonly value?: string;
  readonly className?: string;
  /** Other attributes. */
  readonly more?: Readonly<Record<string, string>>;
}

/** An icon button of a toolbar. In a menu, CSS adds its name. */
export function Tool({ hook, icon, name, value = '', className = '', more }: ToolProps) {
  return (
    <button
      type="button"
      className={`tool needs-script ${className}`.trim()}
      aria-label={name}
      title={name}
      {...more}
      {...{ [hook]: value }}
    >
      {icon === 'copy' ? <CopyIcon size={18} /> : <Icon name={icon} />}
    </button>
  );
}

interface SwitchProps {
  readonly hook: string;
  readonly icon: string;
  readonly title: string;
  /** Class and text for both states. CSS shows the one that fits `aria-pressed` and the page. */
  readonly names: readonly [string, string][];
}

/** Shows a demo with another color scheme or direction than the page. */
function DemoSwitch({ hook, icon, title, names }: SwitchProps) {
  return (
    <button
      type="button"
      className="tool needs-script narrow-in-menu"
      aria-pressed={false}
      title={title}
      {...{ [hook]: '' }}
    >
      <Icon name={icon} />
      {names.map(([className, words]) => (
        <span key={className} className={`tool-words ${className}`}>
          {words}
        </span>
      ))}
    </button>
  );
}
