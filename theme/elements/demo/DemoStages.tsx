import { HOOKS, type DemoProps } from 'docs-build/theme';
import { useSay } from '../../texts.ts';
import { stageOf, styleChoice, widthStepOf } from './demo-shape.ts';

interface DemoStagesProps {
  readonly demo: DemoProps;
  readonly hasTools: boolean;
}

/** The running demo in every style, what takes the focus at its start, and the handle at its end that a script shows and places. */
export function DemoStages({ demo, hasTools }: DemoStagesProps) {
  const say = useSay();
  const kind = stageOf(demo);
  return (
    <div className="stages">
      {hasTools && (
        <span className="focus-start" tabIndex={-1} {...{ [HOOKS.focusStart]: '' }}>
          {say('demoStart')}
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
          aria-label={say('demoWidth')}
          aria-valuenow={0}
          hidden
          {...{ [HOOKS.widthHandle]: '' }}
        />
      )}
    </div>
  );
}
