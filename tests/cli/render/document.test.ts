import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from '../../../cli/render/html/document.ts';
import { contentSecurityPolicy, headersFile } from '../../../cli/render/html/headers.ts';

test('text cannot leave its element or attribute', () => {
  expect(escapeHtml('</title><script>"&\'')).toBe("&lt;/title&gt;&lt;script&gt;&quot;&amp;'");
});

test('JSON cannot leave its script, and stays the same JSON', () => {
  const value = { a: '</script><!--\u2028\u2029&' };
  expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

test('the policy allows the inline scripts by hash and nothing inline besides', () => {
  const policy = contentSecurityPolicy({
    inlineScripts: ['1'],
    embedHosts: ['video.example.org'],
    fetchOrigins: ['https://news.example.org'],
    scriptOrigins: [],
    hasDemos: false,
    hasComponents: false,
    hasProjects: false,
  });
  expect(policy).toContain(
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  );
  expect(policy).toContain("frame-src 'self' https://video.example.org");
  expect(policy).toContain("connect-src 'self' https://news.example.org;");
  expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
});

test('edited code may run only where demos are, and a form may open it elsewhere only where it is offered', () => {
  const policyOf = (hasDemos: boolean, hasProjects: boolean) =>
    contentSecurityPolicy({
      ...{ inlineScripts: [], embedHosts: [], fetchOrigins: [], scriptOrigins: [] },
      ...{ hasDemos, hasComponents: false, hasProjects },
    });
  expect(policyOf(true, true)).toContain("script-src 'self' blob:;");
  expect(policyOf(true, true)).toContain('form-action https://stackblitz.com;');
  expect(policyOf(true, false)).toContain("form-action 'none';");
  expect(policyOf(false, false)).toContain("script-src 'self';");
  expect(policyOf(false, false)).toContain("form-action 'none';");
});

test('rules are one for each place, sorted, under the base', () => {
  const policies = new Map([
    ['/docs/b/*', "default-src 'none'"],
    ['/docs/a/*', "default-src 'self'"],
  ]);
  const text = headersFile(policies, '/docs/');
  expect(text.match(/^\S+/gm)).toEqual(['/docs/*', '/docs/_assets/*', '/docs/a/*', '/docs/b/*']);
  expect(text).toContain("/docs/a/*\n  Content-Security-Policy: default-src 'self'");
});
