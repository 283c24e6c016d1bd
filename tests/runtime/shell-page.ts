/** A minimal page with every hook of the shell. */
export const SHELL_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Page</title>
<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" data-docs-theme-color="#fff #000">
<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" data-docs-theme-color="#fff #000">
<script src="/init.js"></script>
<style>
  body { margin: 0 } main section { height: 900px } [hidden] { display: none }
  #side { height: 300px; overflow: auto } #side li { height: 40px }
  dialog { position: fixed; inset: 0 auto auto 0; margin: 0; width: 200px; height: 100vh; padding: 0 }
  [hidden="until-found"] { display: block; content-visibility: hidden }
</style></head><body>
<button id="menu" data-docs-open="drawer" aria-expanded="false">Menu</button>
<button id="mode" data-docs-mode-button aria-label="Mode"></button>
<dialog id="drawer" data-docs-close-from="1200"><button data-docs-close>Close</button><div data-docs-borrow="side"></div></dialog>
<nav id="side" data-docs-sidebar>
  <button id="group" data-docs-group="/g/" aria-controls="list" aria-expanded="false">Group</button>
  <ul id="list" hidden="until-found"><li><a href="/in-group/">Hidden row</a></li></ul>
  <ul>${Array.from({ length: 40 }, (_, at) => `<li><a href="/p${at}/"${at === 30 ? ' aria-current="page"' : ''}>Row ${at}</a></li>`).join('')}</ul>
<script data-docs-product="p" src="/sidebar-init.js"></script></nav>
<details id="bar" data-docs-toc open><summary>On this page <b data-docs-toc-current></b></summary><a href="#one">One</a><a href="#two%20b">Two</a></details>
<main id="main-content">
  <button id="copy-page" data-docs-copy="page"><span data-docs-copy-label>Copy page</span></button>
  <button id="copy-link" data-docs-copy="link">Copy link</button>
  <div data-docs-code id="block"><pre tabindex="0"><code class="language-bash"><span data-docs-not-copied>+</span>$ npm ci
$ npm start
</code></pre><button id="copy-code" data-docs-copy="code"><span data-docs-copy-label>Copy</span></button></div>
  ${['a', 'b']
    .map(
      (group) => `<div data-docs-tabs="pm" id="group-${group}"><div role="tablist">
  <button role="tab" id="${group}-npm" aria-controls="${group}-p1" aria-selected="true" tabindex="0">npm</button>
  <button role="tab" id="${group}-yarn" aria-controls="${group}-p2" aria-selected="false" tabindex="-1">yarn</button></div>
  <div id="${group}-p1" role="tabpanel">npm i</div><div id="${group}-p2" role="tabpanel" aria-labelledby="${group}-yarn" hidden>yarn <b id="in-${group}">add</b></div></div>`,
    )
    .join('')}
  <section data-docs-demo="Basic"><button id="expand" data-docs-expand aria-controls="full" aria-expanded="false">Expand</button>
    <button id="copy-demo" data-docs-copy="code">Copy source</button>
    <div id="full" data-docs-code hidden><pre><code class="language-tsx">full();</code></pre></div>
    <div data-docs-code><pre><code class="language-tsx">part();</code></pre></div></section>
  <section><h2 id="one">One</h2></section><section><h2 id="two b">Two</h2></section>
  <section><a id="away" href="/other/#x">Other page</a></section>
  <button id="top" data-docs-to-top>Top</button>
</main>
<div role="status" data-docs-status></div>
<script type="application/json" id="docs-payload">{"storagePrefix":"t","productId":"p","markdown":"/page.md"}</script>
<script type="module" src="/entry.js"></script>
</body></html>`;
