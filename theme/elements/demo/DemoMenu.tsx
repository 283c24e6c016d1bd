import { HOOKS, type DemoProps } from 'docs-build/theme';
import { CopyIcon, Icon } from '../../icons/Icon.tsx';
import { Menu } from '../../shell/menus/Menu.tsx';
import { useTexts } from '../../texts.ts';
import { styleChoice, variantsOf } from './demo-shape.ts';

const LINKS = [
  { variant: 'TS', words: 'copyTypeScriptLink' },
  { variant: 'JS', words: 'copyJavaScriptLink' },
] as const;

/** A link to the source of each style. CSS shows the one for the chosen style. */
function SourceLinks({ demo }: { readonly demo: DemoProps }) {
  const t = useTexts();
  return demo.styles.map((style) => {
    const { sourceUrl } = style;
    if (sourceUrl === undefined) return null;
    const isOnGitHub = sourceUrl.startsWith('https://github.com/');
    return (
      <a key={style.style} className="menu-row" href={sourceUrl} {...styleChoice(demo, style)}>
        <Icon name="github" size={16} />
        {t(isOnGitHub ? 'viewOnGitHub' : 'viewSource')}
      </a>
    );
  });
}

/** The menu with less important actions of a demo. */
export function DemoMenu({ demo, id }: { readonly demo: DemoProps; readonly id: string }) {
  const t = useTexts();
  const variants = variantsOf(demo);
  return (
    <Menu id={id} name={t('moreDemoTools')} className="menu-demo">
      <SourceLinks demo={demo} />
      {LINKS.filter(({ variant }) => variants.has(variant)).map(({ variant, words }) => (
        <button
          key={variant}
          type="button"
          className="menu-row needs-script"
          {...{ [HOOKS.copy]: 'link', [HOOKS.copyDemoLink]: variant }}
        >
          <CopyIcon size={16} />
          <span {...{ [HOOKS.copyLabel]: '' }}>{t(words)}</span>
        </button>
      ))}
      <button type="button" className="menu-row needs-script" {...{ [HOOKS.resetFocus]: '' }}>
        <Icon name="locate" size={16} />
        {t('resetFocus')}
      </button>
    </Menu>
  );
}
