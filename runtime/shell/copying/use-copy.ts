import { useCallback, useEffect, useRef, useState } from 'react';
import { TEXTS } from '../../contract/payload.ts';
import { say } from '../../page.ts';
import { useTranslate } from '../../reader/react.ts';
import { COPY_POLICY, copyOrSelect, wordsFor } from './clipboard.ts';

/**
 * Whether something was copied within the last 1200 ms, and what copies a text. Screen readers hear how it went. Where the browser
 * refuses, the text is selected for the reader to copy, and the promise gives false.
 */
export function useCopy(): readonly [isCopied: boolean, copy: (text: string) => Promise<boolean>] {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const t = useTranslate(TEXTS);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(
    async (text: string) => {
      const hasWorked = await copyOrSelect({ text });
      say(wordsFor(hasWorked, t));
      setCopied(hasWorked);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), COPY_POLICY.hookMs);
      return hasWorked;
    },
    [t],
  );
  return [isCopied, copy];
}
