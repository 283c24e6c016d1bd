/** Dots that stand for something left out: nothing comes after them that could be spread. */
const DOTS = /(?:\.\.\.|…)(?=[ \t]*(?:$|[\])},;:>…]|\/[/>*]|\.\.\.))/gm;
/** How far back it is looked what the dots come after. */
const BEFORE = 20;

/** Code with blanks, or a name where there has to be a value, in the place of dots. All offsets stay. */
export function filledIn(code: string): string {
  return code.replace(DOTS, (dots: string, at: number) => {
    const isValue = /[=:?&|>]\s*$/.test(code.slice(Math.max(0, at - BEFORE), at));
    return isValue ? '_$_'.slice(0, dots.length) : ' '.repeat(dots.length);
  });
}

/** What is left out in words of its own, `{ ... other props }`, or what a call gives, `spacing(2) => 16`. */
const SKETCHED = /\.\.\.\s|…|^[\w$.]+\([^()\n]*\) (?:=>|->|→) /m;

/** Whether code is written for eyes only. */
export const isSketch = (code: string) => SKETCHED.test(code);
