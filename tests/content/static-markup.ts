import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An element of the rendered markup, without its content. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
}

export interface StaticMarkup {
  /** Markup without style elements. */
  readonly html: string;
  /** Text of the markup. */
  readonly text: string;
  readonly tags: readonly Tag[];
  /** First element with a class; throws if no element has it. */
  readonly find: (className: string) => Tag;
  /** All elements with a class. */
  readonly findAll: (className: string) => readonly Tag[];
  /** Declarations for the element with a class that apply in every state and at every width. */
  readonly styleOf: (className: string) => Readonly<Record<string, string>>;
  /** All rules for the element with a class, as text. */
  readonly rulesOf: (className: string) => string;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const OPENING_TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const AT_BLOCK = /@[^{};]+\{(?:[^{}]|\{[^{}]*\})*\}/g;

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(OPENING_TAG)].map(([, name = '', written = '']) => {
    const attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    return { name, attributes, classes: (attributes['class'] ?? '').split(' ').filter(Boolean) };
  });
}

/** Renders an element on the server, and gives access to its tags and styles. */
export function staticMarkup(element: ReactElement): StaticMarkup {
  const whole = renderToStaticMarkup(element);
  const css = [...whole.matchAll(STYLE)].map(([, rules]) => rules).join('');
  const html = whole.replaceAll(STYLE, '');
  const tags = tagsOf(html);

  const findAll = (className: string) => tags.filter(({ classes }) => classes.includes(className));
  const find = (className: string) => {
    const [tag] = findAll(className);
    if (!tag) throw new Error(`No element has the class ${className}: ${html}`);
    return tag;
  };
  const emotionClassOf = (className: string) =>
    find(className).classes.find((name) => name.startsWith('css-')) ?? '';

  return {
    html,
    text: html.replaceAll(/<[^>]*>/g, ''),
    tags,
    find,
    findAll,
    styleOf: (className) => {
      const selector = `.${emotionClassOf(className)}{`;
      const blocks = css.replaceAll(AT_BLOCK, '').split('}');
      return Object.fromEntries(
        blocks
          .filter((block) => block.startsWith(selector))
          .flatMap((block) => block.slice(selector.length).split(';'))
          .filter(Boolean)
          .map((declaration) => {
            const [property = '', ...value] = declaration.split(':');
            return [property, value.join(':')];
          }),
      );
    },
    rulesOf: (className) => {
      const name = emotionClassOf(className);
      return [...css.matchAll(/@[^{};]+\{(?:[^{}]|\{[^{}]*\})*\}|[^{}]+\{[^{}]*\}/g)]
        .map(([rule]) => rule)
        .filter((rule) => rule.includes(`.${name}`))
        .map((rule) => rule.replaceAll(`.${name}`, '&'))
        .join('\n');
    },
  };
}
