import type { ApiFactsProps } from 'docs-build/theme';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useSay, type Say } from '../../texts.ts';
import { Sentence } from './Sentence.tsx';

function Inherited({ inherits }: Pick<ApiFactsProps, 'inherits'>) {
  return inherits.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
    </Fragment>
  ));
}

/** The facts that there are, each a sentence. */
function sentencesOf(facts: ApiFactsProps, say: Say): readonly ReactNode[] {
  const { refTarget, inherits, spreadsTo, themeName } = facts;
  const names = <Inherited inherits={inherits} />;
  return [
    typeof refTarget === 'string' && <Sentence text={say('apiRef', { type: refTarget })} />,
    refTarget === null && <Sentence text={say('apiNoRef')} />,
    inherits.length > 0 && <Sentence text={say('apiInherits')} places={{ names }} />,
    spreadsTo !== undefined && <Sentence text={say('apiSpreads', { tag: spreadsTo })} />,
    facts.isPolymorphic && <Sentence text={say('apiPolymorphic')} />,
    facts.hasSx && <Sentence text={say('apiSx')} />,
    facts.hasSystemProps && <Sentence text={say('apiSystemProps')} />,
    themeName !== undefined && <Sentence text={say('apiThemeName', { theme: themeName })} />,
  ].filter((sentence) => sentence !== false && sentence !== undefined);
}

/** What else is to be known of a component or hook: its ref, further props, its name in themes, and its source. */
export function ApiFacts(facts: ApiFactsProps) {
  const say = useSay();
  const sentences = sentencesOf(facts, say);
  const { sourceUrl } = facts;
  if (sentences.length === 0 && sourceUrl === undefined) return null;
  return (
    <ul>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
      {sourceUrl !== undefined && (
        <li>
          <a href={sourceUrl}>
            {say('sourceCode')}
            <Icon name="arrow-up-right" size={12} />
          </a>
        </li>
      )}
    </ul>
  );
}
