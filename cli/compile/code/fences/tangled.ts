/** Round brackets in each other, those of them after type arguments, and arrow functions in conditions: far more than documentation has. */
const MOST = { depth: 12, generic: 4, conditions: 6 } as const;

const CONDITION = /\?\s{0,9}\([^()]{0,99}\)\s{0,9}:[^;{}()]{0,99}=>/g;

/** Whether the parser could try for ages how code is meant: each such bracket may be read in two ways, and so may all that are in it. */
export function isTangled(code: string): boolean {
  const open: boolean[] = [];
  let generic = 0;
  for (const { 0: part } of code.matchAll(/>?\s{0,9}\(|\)/g)) {
    if (part === ')') generic -= open.pop() === true ? 1 : 0;
    else {
      const isGeneric = part.startsWith('>');
      open.push(isGeneric);
      generic += isGeneric ? 1 : 0;
    }
    if (open.length > MOST.depth || generic > MOST.generic) return true;
  }
  return [...code.matchAll(CONDITION)].length > MOST.conditions;
}
