import { expect, test } from 'vitest';
import { escapeHtml, policyMeta, scriptJson } from '../../../cli/render/html/document.ts';

test('escapes text in elements and attributes', () => {
  expect(escapeHtml('</title><script>"&\'')).toBe("&lt;/title&gt;&lt;script&gt;&quot;&amp;'");
});

test('escapes JSON in a script without changing its value', () => {
  const value = { a: '</script><!--\u2028\u2029&' };
  expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

test('puts the policy before any script or style, without directives that browsers ignore there', () => {
  expect(policyMeta("default-src 'none'; frame-ancestors 'self'; sandbox allow-scripts")).toBe(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  );
});
