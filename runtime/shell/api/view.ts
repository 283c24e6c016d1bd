import { API_VIEWS } from '../../contract/api/views.ts';
import { HOOKS } from '../../contract/hooks.ts';

/** Shows tables of an API as was kept; as a table where nothing was, or nothing that is known. */
export const showApiView = (kept: string | null): void =>
  document.documentElement.setAttribute(
    HOOKS.apiView,
    API_VIEWS.find((view) => view === kept) ?? API_VIEWS[0],
  );

/** The view that is shown. */
export const shownApiView = (): string | null =>
  document.documentElement.getAttribute(HOOKS.apiView);
