import { expect, test } from 'vitest';
import { createPolicies } from '../../../cli/pipeline/policies.ts';
import type { SiteInput } from '../../../cli/pipeline/site-input.ts';

const PAGE = { hasDemos: false, hasComponents: false };

function policiesWith({ features = {}, ...config }: Readonly<Record<string, object>> = {}) {
  const plain = {
    site: { base: '/', notifications: 'https://news.example.org/all.json' },
    markdown: { embedHosts: ['video.example.org'] },
    demoOrigins: [],
    head: [],
    trailingSlash: true,
  };
  const off = { ads: false, analytics: false, sandbox: false, serviceWorker: false, search: false };
  const input = { config: { ...plain, ...config, features: { ...off, ...features } } };
  const scripts = { headScript: '1', sidebarScript: '2' };
  return createPolicies(input as unknown as SiteInput, scripts);
}

test('allows inline scripts only by hash', () => {
  const policy = policiesWith().ofPage(PAGE);
  expect(policy).toContain(
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  );
  expect(policy).toContain("frame-src 'self' https://video.example.org");
  expect(policy).toContain("connect-src 'self' https://news.example.org;");
  expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
});

test('allows only scripts of the site, and forms only if demos can be opened on another site', () => {
  const policyOf = (hasDemos: boolean, sandbox: boolean) =>
    policiesWith({ features: { sandbox } }).ofPage({ ...PAGE, hasDemos });
  expect(policyOf(true, true)).toMatch(/script-src 'self'(?: 'sha256-[^ ;]+)+;/);
  expect(policyOf(true, true)).toContain('form-action https://stackblitz.com;');
  expect(policyOf(true, false)).toContain("form-action 'none';");
  expect(policyOf(false, true)).toMatch(/script-src 'self'(?: 'sha256-[^ ;]+)+;/);
  expect(policyOf(false, true)).toContain("form-action 'none';");
});

test('allows fonts within style sheets on pages with demos or components', () => {
  const fontsOf = (code: object) =>
    /; (font-src [^;]*)/.exec(policiesWith().ofPage({ ...PAGE, ...code }))?.[1];
  expect(fontsOf({})).toBe("font-src 'self'");
  expect(fontsOf({ hasDemos: true })).toBe("font-src 'self' data:");
  expect(fontsOf({ hasComponents: true })).toBe("font-src 'self' data:");
});

test('lets demo frames call no service of the pages', () => {
  expect(policiesWith().ofDemoFrame).toContain("connect-src 'self';");
});

test('requires Trusted Types, with policies only for code that the pages contain', () => {
  const typesOf = (code: object, config?: Readonly<Record<string, object>>) =>
    /; require-trusted-types-for 'script'; trusted-types (.*)$/.exec(
      policiesWith(config).ofPage({ ...PAGE, ...code }),
    )?.[1];
  const worker = { features: { serviceWorker: { hosts: [] } } };
  const tags = [{ tag: 'script', attributes: { src: 'https://tags.example.org/a.js' } }];
  expect(typesOf({})).toBe("'none'");
  expect(typesOf({}, worker)).toBe('docs-worker');
  expect(typesOf({ hasDemos: true })).toBe("* 'allow-duplicates'");
  expect(typesOf({ hasComponents: true }, worker)).toBe("* 'allow-duplicates'");
  expect(typesOf({}, { head: tags })).toBe('default');
});
