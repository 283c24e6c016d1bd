import { HOOKS, type DemoProps, type DemoStyle } from 'docs-build/theme';
import { useSay } from '../../texts.ts';
import { CodeScroller } from '../Code.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';
import { codeOpenOf, codesOf, hasPreview, stageOf, styleIdsOf, widthStepOf } from './demo-shape.ts';

interface StageProps {
  readonly demo: DemoProps;
  readonly shown: DemoStyle;
}

function Stage({ demo, shown: { style, stage } }: StageProps) {
  const isChoice = styleIdsOf(demo).length > 0 && style !== null;
  return (
    <div
      className={`stage stage-${stageOf(demo)}`}
      data-width={widthStepOf(demo.maxWidth)}
      {...(isChoice && { [HOOKS.codeStyle]: style })}
    >
      {stage}
    </div>
  );
}

const keyOf = (choice: Readonly<Record<string, string>>) => Object.values(choice).join(' ');

/** The full source in every style and language. One element, so that one button opens all of them. */
function FullCode({ demo, codeId }: { readonly demo: DemoProps; readonly codeId: string }) {
  const title = `${demo.label}, ${demo.id}`;
  return (
    <div
      id={codeId}
      className="demo-code"
      hidden={!codeOpenOf(demo)}
      {...{ [HOOKS.codeBlock]: '' }}
    >
      {codesOf(demo, 'code').map(({ code, choice }) => (
        <div key={keyOf(choice)} {...choice}>
          <CodeScroller {...code} title={title} />
        </div>
      ))}
    </div>
  );
}

function Previews({ demo }: { readonly demo: DemoProps }) {
  if (!hasPreview(demo)) return null;
  return codesOf(demo, 'preview').map(({ code, choice }) => (
    <div key={keyOf(choice)} className="demo-preview" {...{ [HOOKS.codeBlock]: '', ...choice }}>
      <CodeScroller {...code} title={demo.label} />
    </div>
  ));
}

/**
 * A running demo with its source, in every style and language: style sheets show what the reader chose. The full source stands before the
 * preview, so that CSS can hide the preview while it is open; it is the code that the toolbar copies.
 */
export function Demo(demo: DemoProps) {
  const say = useSay();
  const { id, label, styles } = demo;
  const styleIds = styleIdsOf(demo);
  // Demos choose ids of their own: this one must not be among them.
  const codeId = `docs-source-${id.replace(/[^\w-]+/g, '-')}`;
  return (
    <section
      className={`demo demo-${stageOf(demo)}`}
      aria-label={say('demo', { label, name: id })}
      {...{ [HOOKS.demo]: id }}
      {...(styleIds.length > 0 && { [HOOKS.codeStyles]: styleIds.join(' ') })}
    >
      {styles.map((style) => (
        <Stage key={style.style} demo={demo} shown={style} />
      ))}
      {!demo.hideToolbar && (
        <>
          <DemoToolbar demo={demo} codeId={codeId} isOpen={codeOpenOf(demo)} />
          <FullCode demo={demo} codeId={codeId} />
          <Previews demo={demo} />
        </>
      )}
    </section>
  );
}
