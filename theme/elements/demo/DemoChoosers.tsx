import { type DemoProps, HOOKS, type SiteView } from 'docs-build/theme';
import { createContext, useContext } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useTexts } from '../../texts.ts';
import { styleIdsOf, variantsOf } from './demo-shape.ts';

export const CodeStylesContext = /* @__PURE__ */ createContext<SiteView['codeStyles']>([]);

/** Returns the label of a code style; its id if the site does not list it. */
function useStyleLabel(): (id: string) => string {
  const styles = useContext(CodeStylesContext);
  return (id) => styles.find((style) => style.id === id)?.label ?? id;
}

const VARIANTS = [
  { variant: 'TS', name: 'typeScript', missing: 'noTypeScript' },
  { variant: 'JS', name: 'javaScript', missing: 'noJavaScript' },
] as const;

/** Chooses the language of all code. A demo in one language disables the other. */
export function VariantChooser({ demo }: { readonly demo: DemoProps }) {
  const t = useTexts();
  const variants = variantsOf(demo);
  const [first] = variants;
  return (
    <div
      className={`variants needs-script${variants.size === 1 ? ' variants-fixed' : ''}`}
      role="group"
      aria-label={t('codeLanguage')}
    >
      {VARIANTS.map(({ variant, name, missing }) => (
        <button
          key={variant}
          type="button"
          aria-pressed={variant === first}
          disabled={!variants.has(variant)}
          title={t(variants.has(variant) ? name : missing)}
          {...{ [HOOKS.chooseVariant]: variant }}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}

/** Chooses the code style. The label below the list lets CSS show the choice before scripts run. */
export function StyleChooser({ demo }: { readonly demo: DemoProps }) {
  const t = useTexts();
  const labelOf = useStyleLabel();
  const ids = styleIdsOf(demo);
  if (ids.length === 0) return null;
  return (
    <div className="styling needs-script narrow-in-menu">
      {ids.map((id) => (
        <span key={id} aria-hidden {...{ [HOOKS.codeStyle]: id }}>
          {labelOf(id)}
        </span>
      ))}
      <Icon name="chevron-down" size={14} />
      <select aria-label={t('styling')} autoComplete="off" {...{ [HOOKS.chooseStyle]: '' }}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {labelOf(id)}
          </option>
        ))}
      </select>
    </div>
  );
}
