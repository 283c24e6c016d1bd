import type { ApiDemosProps, ApiFactsProps } from 'docs-build/theme';
import { Fragment, type ReactNode, useContext } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { PageSheet } from '../../styles/page-sheets.tsx';
import { BaseContext, type Translate, useTexts } from '../../texts.ts';
import { Link } from '../content.tsx';

/** Links to the pages with examples of a component or hook. */
export function ApiDemos({ pages }: ApiDemosProps) {
  const t = useTexts();
  if (pages.length === 0) return null;
  return (
    <p className="api-demos">
      <PageSheet name="api" />
      <Icon name="book-open" size={16} />
      <span>
        {t('apiExamples')}{' '}
        {pages.map(({ title, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <a href={href}>{title}</a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

function Inherited({ inherits }: Pick<ApiFactsProps, 'inherits'>) {
  return inherits.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
    </Fragment>
  ));
}

/** Matches types of elements. Others are instances of classes, or objects with methods. */
const ELEMENT = /Element\b/;

function sentencesOf(facts: ApiFactsProps, t: Translate): readonly ReactNode[] {
  const { refTarget, inherits, spreadsTo, themeName } = facts;
  const names = <Inherited inherits={inherits} />;
  return [
    typeof refTarget === 'string' && (
      <Sentence text={t(ELEMENT.test(refTarget) ? 'apiRef' : 'apiInstance', { type: refTarget })} />
    ),
    refTarget === null && <Sentence text={t('apiNoRef')} />,
    inherits.length > 0 && <Sentence text={t('apiInherits')} places={{ names }} />,
    spreadsTo !== undefined && <Sentence text={t('apiSpreads', { tag: spreadsTo })} />,
    facts.isPolymorphic && <Sentence text={t('apiPolymorphic')} />,
    facts.hasSx && <Sentence text={t('apiSx')} />,
    facts.hasSystemProps && <Sentence text={t('apiSystemProps')} />,
    themeName !== undefined && <Sentence text={t('apiThemeName', { theme: themeName })} />,
  ].filter((sentence) => sentence !== false && sentence !== undefined);
}

/** Facts about a component or hook: its ref, other props, theme name and source. */
export function ApiFacts(facts: ApiFactsProps) {
  const t = useTexts();
  const sentences = sentencesOf(facts, t);
  const { sourceUrl } = facts;
  if (sentences.length === 0 && sourceUrl === undefined) return null;
  return (
    <ul className="api-facts">
      <PageSheet name="api" />
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
      {sourceUrl !== undefined && (
        <li>
          <Link external href={sourceUrl}>
            {t('sourceCode')}
          </Link>
        </li>
      )}
    </ul>
  );
}

interface SentenceProps {
  /** Text between backticks is code. Sites may put links into it: `[words](/address/)`. */
  readonly text: string;
  /** Content of the placeholders `{name}`. */
  readonly places?: Readonly<Record<string, ReactNode>>;
}

const PARTS = /(\[[^\]]+\]\([^()\s]+\)|`[^`]+`|\{\w+\})/;

/** A sentence with code and links in it. */
function Sentence({ text, places = {} }: SentenceProps) {
  const base = useContext(BaseContext);
  return text.split(PARTS).map((part, index) => {
    const [, words, href] = /^\[([^\]]+)\]\((.+)\)$/.exec(part) ?? [];
    if (words !== undefined && href !== undefined) {
      return (
        <a key={index} href={href.replace(/^\//, base)}>
          <Sentence text={words} />
        </a>
      );
    }
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    const place = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={index}>{place === undefined ? part : (places[place] ?? part)}</Fragment>;
  });
}
