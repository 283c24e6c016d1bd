import { HOOKS, type DemoProps } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { useStyleLabel } from './code-styles.ts';
import { styleIdsOf, variantsOf } from './demo-shape.ts';

const VARIANTS = [
  { variant: 'TS', name: 'typeScript', missing: 'noTypeScript' },
  { variant: 'JS', name: 'javaScript', missing: 'noJavaScript' },
] as const;

/** Chooses the language of all code. Which one is pressed is the reader's, unless the demo has one only. */
export function VariantChooser({ demo }: { readonly demo: DemoProps }) {
  const say = useSay();
  const variants = variantsOf(demo);
  const [first] = variants;
  return (
    <div
      className={`variants needs-script${variants.size === 1 ? ' variants-fixed' : ''}`}
      role="group"
      aria-label={say('codeLanguage')}
    >
      {VARIANTS.map(({ variant, name, missing }) => (
        <button
          key={variant}
          type="button"
          aria-pressed={variant === first}
          disabled={!variants.has(variant)}
          title={say(variants.has(variant) ? name : missing)}
          {...{ [HOOKS.chooseVariant]: variant }}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}

/** Chooses the way in which demos are written. Its words stand under the list, so that style sheets show the right ones before any script runs. */
export function StyleChooser({ demo }: { readonly demo: DemoProps }) {
  const say = useSay();
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
      <select aria-label={say('styling')} autoComplete="off" {...{ [HOOKS.chooseStyle]: '' }}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {labelOf(id)}
          </option>
        ))}
      </select>
    </div>
  );
}
