import { HOOKS, type DemoProps } from 'docs-build/theme';
import { DemoAd } from '../../shell/ads/AdBox.tsx';
import { useSay } from '../../texts.ts';
import { FullCode, Previews } from './DemoCode.tsx';
import { DemoMenu } from './DemoMenu.tsx';
import { DemoStages } from './DemoStages.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';
import { codeOpenOf, stageOf, styleIdsOf } from './demo-shape.ts';

/** Demos choose ids of their own: those around them must not be among these. */
const idPart = (id: string) => id.replace(/[^\w-]+/g, '-');

/**
 * A running demo with its source, in every style and language: style sheets show what the reader chose. The full source stands before the
 * preview, so that CSS can hide the preview while it is open; it is the code that the toolbar copies.
 */
export function Demo(demo: DemoProps) {
  const say = useSay();
  const { id, label } = demo;
  const styleIds = styleIdsOf(demo);
  const codeId = `docs-source-${idPart(id)}`;
  const menuId = `docs-tools-${idPart(id)}`;
  const hasTools = !demo.hideToolbar;
  return (
    <section
      className={`demo demo-${stageOf(demo)}`}
      aria-label={say('demo', { label, name: id })}
      {...{ [HOOKS.demo]: id }}
      {...(hasTools && demo.isEditable && { [HOOKS.editable]: '' })}
      {...(styleIds.length > 0 && { [HOOKS.codeStyles]: styleIds.join(' ') })}
    >
      <DemoStages demo={demo} hasTools={hasTools} />
      {hasTools && (
        <>
          <DemoToolbar demo={demo} codeId={codeId} menuId={menuId} isOpen={codeOpenOf(demo)} />
          <DemoMenu demo={demo} id={menuId} />
          {demo.hasAd && <DemoAd />}
          <FullCode demo={demo} codeId={codeId} />
          <Previews demo={demo} />
        </>
      )}
    </section>
  );
}
