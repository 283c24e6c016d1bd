import type { ApiPart } from '../../model/api/reference.ts';
import { withoutLinkLists } from './component/description.ts';
import type { ApiContext, PublicExport } from './context.ts';
import { importsOf } from './naming/imports.ts';
import { sourceUrlOf } from './naming/source-url.ts';
import { docCommentOf } from './types/doc-comments.ts';

/** What is told of every component and hook. */
export function partFacts(context: ApiContext, part: PublicExport): ApiPart {
  const { description, deprecated } = docCommentOf(context.compiler, part.declaration);
  const sourceUrl = sourceUrlOf(context, part);
  return {
    name: part.name,
    imports: importsOf(context, part),
    description: withoutLinkLists(description, context.source.conventions.homes),
    ...(deprecated !== undefined && { deprecated }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    declaration: placeOf(context, part),
  };
}

function placeOf({ package: { folder } }: ApiContext, { declaration }: PublicExport) {
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  const isInside = source.fileName.startsWith(`${folder}/`);
  return {
    file: isInside ? source.fileName.slice(folder.length + 1) : source.fileName,
    line: line + 1,
  };
}
