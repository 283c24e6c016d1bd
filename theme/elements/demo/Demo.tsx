import { type DemoProps, HOOKS } from 'docs-build/theme';
import { DemoAd } from '../../shell/Ad.tsx';
import { useTexts } from '../../texts.ts';
import { FullCode, Previews } from './DemoCode.tsx';
import { DemoMenu } from './DemoMenu.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';
import {
  isCodeOpen,
  stageKindOf,
  styleChoice,
  styleIdsOf,
  variantsOf,
  widthStepOf,
} from './demo-shape.ts';

/** Replaces characters that ids of elements around a demo must not have. */
const idPart = (id: string) => id.replace(/[^\w-]+/g, '-');

/**
 * A running demo with its source in every style and language; CSS shows what the reader chose. The
 * full source precedes the preview, so that CSS can hide the preview while it is open.
 */
export function Demo(demo: DemoProps) {
  const t = useTexts();
  const { id, anchor, label } = demo;
  const styleIds = styleIdsOf(demo);
  const codeId = `docs-source-${idPart(id)}`;
  const menuId = `docs-tools-${idPart(id)}`;
  const hasTools = !demo.hideToolbar;
  return (
    <section
      id={anchor}
      className={`demo demo-${stageKindOf(demo)}`}
      aria-label={t('demo', { label, name: id })}
      {...{ [HOOKS.demo]: id }}
      {...(hasTools && demo.isEditable && { [HOOKS.editable]: '' })}
      {...(styleIds.length > 0 && { [HOOKS.codeStyles]: styleIds.join(' ') })}
    >
      <DemoStages demo={demo} hasTools={hasTools} />
      {!hasTools && variantsOf(demo).size > 0 && <FullCode demo={demo} codeId={codeId} />}
      {hasTools && (
        <>
          <DemoToolbar demo={demo} codeId={codeId} menuId={menuId} isOpen={isCodeOpen(demo)} />
          <DemoMenu demo={demo} id={menuId} />
          {demo.hasAd && <DemoAd />}
          <FullCode demo={demo} codeId={codeId} />
          <Previews demo={demo} />
        </>
      )}
    </section>
  );
}

interface DemoStagesProps {
  readonly demo: DemoProps;
  readonly hasTools: boolean;
}

/** The running demo in every style, with a focus target before and a width handle after it. */
function DemoStages({ demo, hasTools }: DemoStagesProps) {
  const t = useTexts();
  const kind = stageKindOf(demo);
  return (
    <div className="stages" {...{ [HOOKS.layoutLater]: '' }}>
      {hasTools && (
        <span className="focus-start" tabIndex={-1} {...{ [HOOKS.focusStart]: '' }}>
          {t('demoStart')}
        </span>
      )}
      {demo.styles.map((style) => (
        <div
          key={style.style}
          className={`stage stage-${kind}`}
          data-width={widthStepOf(demo.maxWidth)}
          {...{ [HOOKS.stage]: '' }}
          {...styleChoice(demo, style)}
        >
          {style.stage}
        </div>
      ))}
      {hasTools && kind !== 'inline' && (
        <div
          className="width-handle"
          role="slider"
          tabIndex={0}
          aria-label={t('demoWidth')}
          aria-valuenow={0}
          hidden
          {...{ [HOOKS.widthHandle]: '' }}
        />
      )}
    </div>
  );
}
