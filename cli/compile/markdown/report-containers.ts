import { unclosedContainer, unknownContainer } from '../../report/catalogue/content/markdown.ts';
import { closest } from '../../report/suggest.ts';
import { type PageInWork, placeAt } from '../page.ts';
import { CONTAINER_KINDS } from '../syntax/container-syntax.ts';
import type { ContainerProblem } from '../syntax/container-tracker.ts';

/** Says what is wrong with the fences of containers. */
export function reportContainers(problems: readonly ContainerProblem[], page: PageInWork) {
  for (const { kind, name, offset, length } of problems) {
    const place = placeAt(page, offset, length);
    page.diagnostics.push(
      kind === 'unclosed'
        ? unclosedContainer(place, name)
        : unknownContainer(place, name, closest(name, CONTAINER_KINDS.keys())),
    );
  }
}
