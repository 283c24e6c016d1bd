/** Names, and the names that each refers to. */
export type References = ReadonlyMap<string, readonly string[]>;

/** Everything that a name leads to, itself only if something leads back to it. */
function reachableFrom(start: string, references: References): ReadonlySet<string> {
  const found = new Set<string>();
  const next = [...(references.get(start) ?? [])];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    next.push(...(references.get(name) ?? []));
  }
  return found;
}

/** The names in groups: names that lead to each other are in one group, all others in one of their own. What a group refers to comes before it. */
export function referenceGroups(references: References): readonly (readonly string[])[] {
  const reach = new Map(
    [...references.keys()].map((name) => [name, reachableFrom(name, references)]),
  );
  const leads = (from: string, to: string) => reach.get(from)?.has(to) === true;
  const groups: string[][] = [];
  for (const name of [...references.keys()].sort()) {
    const isInCycle = leads(name, name);
    const own =
      isInCycle && groups.find(([first = '']) => leads(first, name) && leads(name, first));
    if (own) own.push(name);
    else groups.push([name]);
  }
  // Whatever is referred to reaches less than what refers to it, both counted with themselves.
  const depthOf = ([first = '']: readonly string[]) => new Set(reach.get(first)).add(first).size;
  return groups.sort((one, other) => depthOf(one) - depthOf(other));
}
