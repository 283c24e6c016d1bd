import type { Schema } from 'hast-util-sanitize';
import { ATTRIBUTES, GLOBAL_ATTRIBUTES } from './attributes.ts';
import { ALLOWED_ELEMENTS } from './element-names.ts';

/**
 * The allow-list as the sanitizer wants it. `clean` has left nothing else by then; this is the second lock, by other hands. Schemes of
 * addresses are left to `isAllowedUrl`: the sanitizer takes every colon for one.
 */
export const SCHEMA: Schema = {
  tagNames: [...ALLOWED_ELEMENTS],
  attributes: {
    ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([name, list]) => [name, [...list]])),
    '*': [...GLOBAL_ATTRIBUTES],
  },
  // An empty list of its own: the sanitizer's defaults would be used otherwise.
  protocols: {},
  required: { input: { disabled: true, type: 'checkbox' } },
  clobber: [],
  strip: ['script', 'style', 'template', 'title'],
  allowComments: false,
  allowDoctypes: false,
};
