import path from 'node:path';

const kebab = /^[.]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const kinds = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'hooks', 'types', 'misc', 'lib']);

/** @type {import('eslint').Rule.RuleModule} */
const fileName = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'File names are kebab-case: "{{ name }}"' } },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      if (!kebab.test(name)) context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};

/** @type {import('eslint').Rule.RuleModule} */
const noKindFolders = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kind: '"{{ folder }}/" says what kind of thing is in it and not whose: put the file with what owns it',
    },
  },
  create: (context) => ({
    Program(node) {
      const [, inside] = /\/packages\/[^/]+\/src\/(.+)$/.exec(context.filename.replaceAll('\\', '/')) ?? [];
      const folder = inside
        ?.split('/')
        .slice(0, -1)
        .find((name) => kinds.has(name));
      if (folder) context.report({ node, messageId: 'kind', data: { folder } });
    },
  }),
};

/** Places and names of files. */
export const layout = { rules: { 'file-name': fileName, 'no-kind-folders': noKindFolders } };
