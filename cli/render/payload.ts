import type { Dictionary, PagePayload } from '../../runtime/contract/payload.ts';
import { API_TEXTS, CODE_TEXTS, DEMO_TEXTS, TEXTS } from '../../runtime/contract/payload.ts';
import type { Theme } from '../../runtime/contract/theme.ts';
import type { RenderInput } from './render-input.ts';

/** What a page tells the runtime: of all words, those that scripts and islands say. */
export function payloadOf(
  { payload, english, view }: Pick<RenderInput, 'payload' | 'english' | 'view'>,
  { browserTexts }: Pick<Theme, 'browserTexts'>,
): PagePayload {
  const ours = [TEXTS, DEMO_TEXTS, CODE_TEXTS, API_TEXTS].flatMap(Object.keys);
  const keys = new Set([...ours, ...browserTexts]);
  const said = (texts: Dictionary): Dictionary =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key)));
  const fallback = said(english);
  return {
    ...payload,
    translations: {
      ...(Object.keys(fallback).length > 0 && { en: fallback }),
      [view.language]: said(view.texts),
    },
  };
}
