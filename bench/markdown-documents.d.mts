/** Documents, the same for each seed. */
export function markdownDocuments(count: number, seed: number): Generator<string>;
