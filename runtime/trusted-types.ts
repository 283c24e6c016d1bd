/** The Trusted Types of a browser that knows them. The library of DOM types does not name them yet. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy<Name extends string>(
    name: Name,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ): { readonly createScriptURL: (address: string) => string };
}

const asWritten = (text: string) => text;

const trustedTypesHere = () =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * Lets code that knows nothing of Trusted Types write HTML and name scripts: demos, components and scripts of services. The policy of the page still
 * decides which scripts run; text never becomes a script. Only pages with such code allow this policy.
 */
export function allowUntypedCode(): void {
  const types = trustedTypesHere();
  if (types?.defaultPolicy) return;
  types?.createPolicy('default', { createHTML: asWritten, createScriptURL: asWritten });
}

/** An address of a script under a policy of this name, which the page has to allow. A browser without Trusted Types takes the text. */
export const trustedScript = (policy: string, address: string): string =>
  trustedTypesHere()
    ?.createPolicy(policy, { createHTML: asWritten, createScriptURL: asWritten })
    .createScriptURL(address) ?? address;
