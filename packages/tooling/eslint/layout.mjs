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

/** A clause in the subject's place: "Who has no role has nothing", "What a webhook gets". A question ends with its mark. */
const headless = /^[\s*]*(Who|Whose|Whoever|What)\b(?![^.]*[?])/;

/** @type {import('eslint').Rule.RuleModule} */
const commentSubject = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      subject: 'Begin the comment with its subject: name the thing or the people instead of "{{ word }} …".',
    },
  },
  create: (context) => ({
    Program() {
      const comments = context.sourceCode.getAllComments();
      comments.forEach((comment, index) => {
        const { loc, type, value } = comment;
        const before = comments[index - 1];
        const isContinued =
          type === 'Line' && before?.type === 'Line' && before.loc && loc && before.loc.end.line === loc.start.line - 1;
        const [, word = ''] = headless.exec(value) ?? [];
        if (word !== '' && !isContinued && loc) context.report({ loc, messageId: 'subject', data: { word } });
      });
    },
  }),
};

/** Places and names of files, and the form of comments. */
export const layout = {
  rules: { 'file-name': fileName, 'no-kind-folders': noKindFolders, 'comment-subject': commentSubject },
};
