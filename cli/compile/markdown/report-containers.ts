import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { unclosedContainer, unknownContainer } from '../../report/rules/markdown.ts';
import { closest, slipOf } from '../../report/suggest.ts';
import { type PageInWork, placeAt, rangeAt } from '../page.ts';
import { CONTAINER_KINDS } from '../syntax/container-syntax.ts';
import type { ContainerProblem } from '../syntax/container-tracker.ts';

/** Says what is wrong with the fences of containers. */
export function reportContainers(problems: readonly ContainerProblem[], page: PageInWork) {
  for (const { kind, name, offset, length } of problems) {
    const place = placeAt(page, offset, length);
    page.diagnostics.push(
      kind === 'unclosed' ? unclosedContainer(place, name) : unknown(place, { name, offset }, page),
    );
  }
}

function unknown(
  place: Place,
  { name, offset }: Pick<ContainerProblem, 'name' | 'offset'>,
  page: PageInWork,
): Diagnostic {
  const slip = slipOf(name, CONTAINER_KINDS.keys());
  const range = rangeAt(page, page.text.indexOf(name, offset), name.length);
  const near = slip ?? closest(name, CONTAINER_KINDS.keys());
  return unknownContainer(
    place,
    { name, near },
    slip === undefined ? undefined : { replace: slip, range },
  );
}
