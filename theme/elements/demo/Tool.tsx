import { CopyIcon, Icon } from '../../icons/Icon.tsx';

interface ToolProps {
  readonly hook: string;
  readonly icon: string;
  /** What it does, said and shown as a tooltip. */
  readonly name: string;
  /** Of the hook. */
  readonly value?: string;
  readonly className?: string;
  /** Further attributes. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A button of a toolbar that is drawn as an icon. Where it stands in a menu, CSS writes its name beside it. */
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
  /** Class and words of what a press does, in both states. CSS shows the ones that fit `aria-pressed` and the page. */
  readonly names: readonly [string, string][];
}

/** A button that shows a demo in another way than the page. */
export function DemoSwitch({ hook, icon, title, names }: SwitchProps) {
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
