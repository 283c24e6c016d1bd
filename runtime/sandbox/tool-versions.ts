/** Versions of the tools that build a project. Raise them together, and look whether the test that builds projects still does. */
export const TOOL_VERSIONS = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' } as const;

/** Tools that a project written with Tailwind CSS has as well: the release that this site's own styles are made with. */
export const TAILWIND_VERSIONS = { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' } as const;
