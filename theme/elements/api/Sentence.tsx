import { Fragment, type ReactNode } from 'react';

export interface SentenceProps {
  /** Words between backticks are code. */
  readonly text: string;
  /** What stands at `{name}`. */
  readonly places?: Readonly<Record<string, ReactNode>>;
}

const PARTS = /(`[^`]+`|\{\w+\})/;

/** A sentence of the shell with code and links in it. */
export function Sentence({ text, places = {} }: SentenceProps) {
  return text.split(PARTS).map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    const place = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={index}>{place === undefined ? part : (places[place] ?? part)}</Fragment>;
  });
}
