import { HOOKS, type DemoProps } from 'docs-build/theme';
import { CopyIcon, Icon } from '../../icons/Icon.tsx';
import { Menu } from '../../shell/menus/Menu.tsx';
import { useSay } from '../../texts.ts';
import { styleChoice, variantsOf } from './demo-shape.ts';

const LINKS = [
  { variant: 'TS', words: 'copyTypeScriptLink' },
  { variant: 'JS', words: 'copyJavaScriptLink' },
] as const;

/** A link to the source of each style; style sheets show the one of the style that is shown. */
function SourceLinks({ demo }: { readonly demo: DemoProps }) {
  const say = useSay();
  return demo.styles.map((style) => {
    const { sourceUrl } = style;
    if (sourceUrl === undefined) return null;
    const isOnGitHub = sourceUrl.startsWith('https://github.com/');
    return (
      <a key={style.style} className="menu-row" href={sourceUrl} {...styleChoice(demo, style)}>
        <Icon name="github" size={16} />
        {say(isOnGitHub ? 'viewOnGitHub' : 'viewSource')}
      </a>
    );
  });
}

/** The quieter things that can be done with a demo. */
export function DemoMenu({ demo, id }: { readonly demo: DemoProps; readonly id: string }) {
  const say = useSay();
  const variants = variantsOf(demo);
  return (
    <Menu id={id} name={say('moreDemoTools')} className="menu-demo">
      <SourceLinks demo={demo} />
      {LINKS.filter(({ variant }) => variants.has(variant)).map(({ variant, words }) => (
        <button
          key={variant}
          type="button"
          className="menu-row needs-script"
          {...{ [HOOKS.copy]: 'link', [HOOKS.copyDemoLink]: variant }}
        >
          <CopyIcon size={16} />
          <span {...{ [HOOKS.copyLabel]: '' }}>{say(words)}</span>
        </button>
      ))}
      <button type="button" className="menu-row needs-script" {...{ [HOOKS.resetFocus]: '' }}>
        <Icon name="locate" size={16} />
        {say('resetFocus')}
      </button>
    </Menu>
  );
}
