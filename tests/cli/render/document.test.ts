import { expect, test } from 'vitest';
import { escapeHtml, policyMeta, scriptJson } from '../../../cli/render/html/document.ts';
import { contentSecurityPolicy, type PolicyInput } from '../../../cli/render/html/headers.ts';

test('escapes text in elements and attributes', () => {
  expect(escapeHtml('</title><script>"&\'')).toBe("&lt;/title&gt;&lt;script&gt;&quot;&amp;'");
});

test('escapes JSON in a script without changing its value', () => {
  const value = { a: '</script><!--\u2028\u2029&' };
  expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

const PLAIN: PolicyInput = {
  ...{ inlineScripts: [], embedHosts: [], fetchOrigins: [], scriptOrigins: [] },
  ...{ hasDemos: false, hasComponents: false, hasProjects: false },
  hasWorker: false,
};

test('allows inline scripts only by hash', () => {
  const policy = contentSecurityPolicy({
    ...PLAIN,
    inlineScripts: ['1'],
    embedHosts: ['video.example.org'],
    fetchOrigins: ['https://news.example.org'],
  });
  expect(policy).toContain(
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  );
  expect(policy).toContain("frame-src 'self' https://video.example.org");
  expect(policy).toContain("connect-src 'self' https://news.example.org;");
  expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
});

test('allows only scripts of the site, and forms only if demos can be opened on another site', () => {
  const policyOf = (hasDemos: boolean, hasProjects: boolean) =>
    contentSecurityPolicy({ ...PLAIN, hasDemos, hasProjects });
  expect(policyOf(true, true)).toContain("script-src 'self';");
  expect(policyOf(true, true)).toContain('form-action https://stackblitz.com;');
  expect(policyOf(true, false)).toContain("form-action 'none';");
  expect(policyOf(false, false)).toContain("script-src 'self';");
  expect(policyOf(false, false)).toContain("form-action 'none';");
});

test('requires Trusted Types, with policies only for code that the pages contain', () => {
  const typesOf = (more: Partial<PolicyInput>) =>
    /; require-trusted-types-for 'script'; trusted-types (.*)$/.exec(
      contentSecurityPolicy({ ...PLAIN, ...more }),
    )?.[1];
  expect(typesOf({})).toBe("'none'");
  expect(typesOf({ hasWorker: true })).toBe('docs-worker');
  expect(typesOf({ hasDemos: true })).toBe("* 'allow-duplicates'");
  expect(typesOf({ hasComponents: true, hasWorker: true })).toBe("* 'allow-duplicates'");
  expect(typesOf({ scriptOrigins: ['https://tags.example.org'] })).toBe('default');
});

test('puts the policy before any script or style, without directives that browsers ignore there', () => {
  expect(policyMeta("default-src 'none'; frame-ancestors 'self'; sandbox allow-scripts")).toBe(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  );
});
