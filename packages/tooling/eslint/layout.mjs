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

/** The longest function that may keep state for the functions within it, in lines. */
const CLOSURE_MAX = 100;
const KEEPING = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** The most states that a component or hook of that length may keep: React is told of each, and one form has a few. */
const STATES_MAX = 4;

/** Whether a hook keeps state: a ref that begins empty is one of an element. @param {any} init */
const isState = (init) =>
  init?.type === 'CallExpression' &&
  (['useState', 'useReducer'].includes(init.callee.name) ||
    (init.callee.name === 'useRef' && init.arguments.length > 0 && init.arguments[0].value !== null));

/** @typedef {{ node: any, keeps: string[], states: string[], inner: number }} Closure */

/** @type {import('eslint').Rule.RuleModule} */
const noLargeClosure = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      closure:
        'These {{ lines }} lines hide state from one another ({{ names }}): make it a class with private fields, or smaller functions',
      states:
        'These {{ lines }} lines keep {{ count }} states ({{ names }}): give those that belong together to a hook of their own',
    },
  },
  create(context) {
    /** @type {Closure[]} */
    const open = [];
    /** @param {any} node */
    const enter = (node) => {
      const outer = open.at(-1);
      if (outer) outer.inner += 1;
      open.push({ node, keeps: [], states: [], inner: 0 });
    };
    const leave = () => {
      const { node, keeps, states, inner } = /** @type {Closure} */ (open.pop());
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (lines <= CLOSURE_MAX || inner === 0) return;
      const data = { lines: String(lines), names: [...keeps, ...states].join(', '), count: String(states.length) };
      if (keeps.length > 0) context.report({ node, messageId: 'closure', data });
      else if (states.length > STATES_MAX) context.report({ node, messageId: 'states', data });
    };
    return {
      ':function': enter,
      ':function:exit': leave,
      /** @param {any} declaration */
      VariableDeclaration({ kind, declarations, parent }) {
        const isOfLoop = /^For/.test(parent.type);
        for (const { id, init } of declarations) {
          const keeps =
            kind === 'let' ||
            (init?.type === 'NewExpression' && KEEPING.has(init.callee.name) && init.arguments.length === 0);
          const name = context.sourceCode.getText(id);
          if (keeps && !isOfLoop) open.at(-1)?.keeps.push(name);
          if (isState(init)) open.at(-1)?.states.push(name);
        }
      },
    };
  },
};

/** Places and names of files, the form of comments, and the size of functions that keep state. */
export const layout = {
  rules: {
    'file-name': fileName,
    'no-kind-folders': noKindFolders,
    'comment-subject': commentSubject,
    'no-large-closure': noLargeClosure,
  },
};
