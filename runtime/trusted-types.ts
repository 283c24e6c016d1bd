/** Trusted Types, which TypeScript's DOM library does not declare yet. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy<Name extends string>(
    name: Name,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ): { readonly createScriptURL: (address: string) => string };
}

const unchanged = (text: string) => text;
const RULES = { createHTML: unchanged, createScriptURL: unchanged };

const trustedTypesHere = () =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * Lets demos, components and service scripts that do not use Trusted Types set HTML and script
 * addresses. The CSP still limits scripts. Only pages with such code allow this policy.
 */
export function allowUntypedCode(): void {
  const types = trustedTypesHere();
  if (!types?.defaultPolicy) types?.createPolicy('default', RULES);
}

/** Returns a script's address under a policy that the page must allow; as text if unsupported. */
export const trustedScript = (policy: string, address: string): string =>
  trustedTypesHere()?.createPolicy(policy, RULES).createScriptURL(address) ?? address;
