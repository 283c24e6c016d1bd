import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { apiReferenceSchema } from '../../../../cli/api/reference/reference-schema.ts';
import { referencesJsonSchema } from '../../../../cli/api/reference/reference-schema.ts';
import type { DeepReadonly } from '../../../../cli/config/deep-readonly.ts';
import type { ApiReference } from '../../../../cli/model/api/reference.ts';

test('matches the type of references', () => {
  expectTypeOf<DeepReadonly<z.output<typeof apiReferenceSchema>>>().toEqualTypeOf<ApiReference>();
  const { type, $defs } = referencesJsonSchema();
  expect([type, Object.keys($defs ?? {})]).toEqual(['array', expect.arrayContaining(['ApiHook'])]);
});
