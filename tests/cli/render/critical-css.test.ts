import { expect, test } from 'vitest';
import {
  charactersIn,
  criticalCss,
  readFirstPaint,
} from '../../../cli/render/html/critical-css.ts';

const HTML = `<main class="page"><button class="tool" hidden><i class="note">A</i></button><p class="note">Text</p>
<div popover="auto" class="menu"><a class="row" href="/">B</a></div><dialog class="drawer"><i>C</i></dialog></main>`;

interface More {
  readonly own?: string;
  readonly sidebar?: readonly string[];
  readonly parts?: readonly string[];
}

function parts(css: string, more: More = {}) {
  const shown = { html: HTML, characters: 'a', parts: [], own: '', sidebar: [], ...more };
  const { paint, own, rest } = readFirstPaint(css, shown);
  return { site: criticalCss(css, paint), own, rest };
}

const shown = (...[css, more]: Parameters<typeof parts>) => parts(css, more).site;

test.each([
  ['a rule of a shown element', '.page .note{color:red}', true],
  ['a rule for all pages', ':root{color:red}', true],
  ['a hidden element, which the rule may show', '.tool[hidden]{display:block}', true],
  ['a state that a script or a choice sets', '[data-mode=dark] .note{color:red}', true],
  ['an element that is not in a state', '.note:not(:focus){opacity:0}', true],
  ['one of several parts', ':is(.other, .page) > .note{color:red}', true],
  ['parts with a tag', 'main:is(.page .other, .page) :is(p.note):where(.note){color:red}', true],
  ['a font face', '@font-face{font-family:A;src:url("./a{b}.woff2")}', true],
  ['a font with shown characters', '@font-face{font-family:A;unicode-range:U+61,U+3B1}', true],
  ['a font without shown characters', '@font-face{font-family:A;unicode-range:U+370-3FF}', false],
  ['an absent class', '.other .note{color:red}', false],
  ['an absent attribute', '.note[data-docs-copied]{color:red}', false],
  ['absent parts', ':is(.other, .page .absent) .note{color:red}', false],
  ['absent parts of the element', '.note:is(.other, [data-absent]){color:red}', false],
  ['hovering of a part', ':is(.note:hover){color:red}', false],
  ['content of a popover', '.menu .row{color:red}', false],
  ['content of a dialog', '.drawer{color:red}', false],
  ['hovering', '.note:hover{color:red}', false],
  ['a hidden element that is shown later', '.tool:not([hidden], .a)~.note{color:red}', false],
  ['content of a hidden element', '.tool .note,.tool > i{color:red}', false],
  ['print', '@media print{.note{color:red}}', false],
  ['forced colors', '@media (forced-colors: active){.note{color:red}}', false],
  ['browsers without scripts', '@media (scripting: none){.note{color:red}}', false],
])('decides whether the first paint needs a rule: %s', (_name, css, isNeeded) => {
  expect(shown(css)).toBe(isNeeded ? css : '');
});

test('keeps rules in their order and within their conditions', () => {
  const css = '@media (min-width:1px){.note{a:b}.other{a:b}}.page{a:b}';
  expect(shown(css)).toBe('@media (min-width:1px){.note{a:b}}.page{a:b}');
});

test('keeps only the custom properties that the kept rules and all rules of demos use', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}.note{margin:var(--a)}';
  const own = '.page{margin:var(--c, 0)}.page:hover{margin:var(--d)}';
  expect(parts(css, { own })).toEqual({
    site: ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.note{margin:var(--a)}',
    own: '.page{margin:var(--c, 0)}',
    rest: '.page:hover{margin:var(--d)}',
  });
});

test('keeps rules for elements of parts, hidden or not', () => {
  const css = '.top a{color:red}.closed{color:red}.menu .row{color:red}.tool .note{color:red}';
  const part = '<header class="top"><a href="/">A</a><i class="closed" hidden></i></header>';
  expect(shown(css)).toBe('');
  expect(shown(css, { parts: [part] })).toBe('.top a{color:red}.closed{color:red}');
  const visible = '<p class="tool"></p>';
  expect(shown(css, { parts: [visible] })).toBe('.tool .note{color:red}');
});

test('keeps rules for elements of the sidebar', () => {
  expect(shown('.tree a{color:red}')).toBe('');
  expect(shown('.tree a{color:red}', { sidebar: ['.tree', 'a'] })).toBe('.tree a{color:red}');
});

test('needs a font for characters anywhere in the document', () => {
  const css = '@font-face{font-family:A;unicode-range:U+370-3FF}';
  expect(shown(css, { parts: ['<p>α</p>'] })).toBe(css);
});

test('lists the characters of the page without those of demos and code, and all without code', () => {
  const html = '<p>é é →</p><pre>ß</pre><docs-island><b>α</b></docs-island><code>ω</code>';
  expect(charactersIn(html)).toEqual({ page: 'aé→', all: 'aé→α' });
});
