/**
 * A page with controls that analytics counts: the shell's, and markup of a site with analytics
 * attributes.
 */
export const measuredPage = (pathname: string) => `<!doctype html>
<html lang="en" data-mode="light"><head><meta charset="utf-8"><title>Buttons</title></head><body>
<a id="again" href="#cookie-preferences" data-docs-open-consent>Cookie settings</a>
<section id="cookie-preferences" aria-label="Privacy" data-docs-consent hidden style="position:fixed;bottom:0">
  <p hidden data-docs-consent-declined>The browser refuses.</p>
  <button data-docs-choose-consent="analytics">Accept</button>
  <button data-docs-choose-consent="essential">Decline</button>
</section>
<button id="menu" data-docs-open="drawer" aria-expanded="false">Menu</button>
<dialog id="drawer"><a id="again-inside" href="#cookie-preferences" data-docs-open-consent>Cookie settings</a></dialog>
<main id="main-content" tabindex="-1">
  <div data-ga-event-category="outer" data-ga-event-action="click">
    <b id="outer">Outer</b>
    <button data-ga-event-category="store" data-ga-event-action="open" data-ga-event-label="side"><b id="inner">Inner</b></button>
    <button id="split" data-ga-event-category="some" data-ga-event-action="click" data-ga-event-split="0.1">Some</button>
  </div>
  <section data-docs-demo="Basic">
    <div data-docs-tools>
      <button id="expand" data-docs-expand aria-controls="full" aria-expanded="false">Code</button>
      <button id="ts" data-docs-choose-variant="TS">TS</button><button id="js" data-docs-choose-variant="JS">JS</button>
      <select id="style" data-docs-choose-style><option value="system">System</option><option value="css">CSS</option></select>
      <button id="copy" data-docs-copy="code">Copy</button>
      <button id="reset" data-docs-reset-demo>Reset</button><button id="focus" data-docs-reset-focus>Focus</button>
      <button id="scheme" data-docs-toggle-scheme>Scheme</button><button id="direction" data-docs-toggle-direction>Direction</button>
    </div>
    <div data-docs-menu><a id="source" href="#source">Source</a><button id="link" data-docs-copy="link" data-docs-copy-demo-link="JS">Link</button></div>
    <div id="full" data-docs-code hidden><pre><code>full();</code></pre></div>
  </section>
  <div data-docs-code id="block"><pre id="pre" tabindex="0"><code>npm ci</code></pre><button id="copy-code" data-docs-copy="code">Copy</button></div>
  <div data-docs-api-table="props"><button id="view" data-docs-api-view="compact">Compact</button></div>
  <aside data-docs-announcement="a1"><a id="news" href="#news">News</a><button id="close" data-docs-close-announcement>Close</button></aside>
  <a id="language" href="#zh" hreflang="zh" data-docs-language>Chinese</a>
  <button id="bell" data-docs-notifications="/none.json">News</button>
  <button id="top" data-docs-to-top>Top</button>
  <a id="next" href="/next/">Next</a>
</main>
<div role="status" data-docs-status></div>
<script type="application/json" id="docs-payload">{"storagePrefix":"t","pathname":"${pathname}","productId":"core","productCategoryId":"all","codeStyles":[{"id":"system","label":"System"},{"id":"css","label":"CSS"}]}</script>
<script type="module" src="/entry.js"></script>
</body></html>`;
