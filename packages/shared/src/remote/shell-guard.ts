import { callerOf, codeOf, type Callable, type CodeInPage } from './code-in-page';
import { drawnBy, placeAround } from './drawn-by';

type Page = Window & typeof globalThis;
type Method = (this: never, ...args: unknown[]) => unknown;

/** A node that a remote wanted among the shell's own elements, and that did not get there. */
export interface Intruder {
  remote: Pick<CodeInPage, 'id' | 'version'>;
  /** In words, such as `<div> into <header>`. */
  name: string;
}

const nameOf = (node: unknown) => (node instanceof Element ? `<${node.nodeName.toLowerCase()}>` : 'text');
const refusal = (what: string) => new Error(`A remote may not use ${what} on elements of the page around it.`);

/** Puts another function in place of a method; `self` gives it, for the stack begins with its caller. */
function replace(object: object, name: string, make: (own: Method, self: () => Callable) => Method): void {
  const found = Object.getOwnPropertyDescriptor(object, name);
  if (typeof found?.value !== 'function') return;
  const made: Method = make(found.value as Method, () => made as Callable);
  Object.defineProperty(object, name, { ...found, value: made });
}

/**
 * Guards the elements that the shell draws around remotes. Nodes that a remote's own code puts among them, or has React draw
 * there, do not get there; calls that would take them away are refused. Only what is done to elements in the page that
 * stand in no remote's place is looked at more closely, so it costs next to nothing to be asked of each call.
 */
export function guardShell(page: Page, onIntruder: (intruder: Intruder) => void): void {
  const { document } = page;
  const root = document.getElementById('root');
  if (!root) return;
  const keptOut = new WeakSet<Node>();
  const isShells = (target: Node) => target.isConnected && root.contains(target) && !placeAround(target);
  /** Others look after what is put right into these. */
  const isPages = (target: Node) =>
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    document.head.contains(target);

  const intruding = (called: Callable, target: Node, nodes: readonly unknown[]): CodeInPage | undefined => {
    if (!target.isConnected || isPages(target) || placeAround(target)) return undefined;
    const caller = callerOf(called);
    // Layers of its own, such as a dialog, stand in the page's body.
    if (caller) return !root.contains(target) && drawnBy(target) !== undefined ? undefined : caller;
    if (!root.contains(target)) return undefined;
    const [node] = nodes;
    const remote = node instanceof Element ? drawnBy(node) : undefined;
    return remote === undefined ? undefined : codeOf(remote);
  };
  const keepsOut = (called: Callable, target: Node | null, nodes: readonly unknown[]): boolean => {
    const remote = target && intruding(called, target, nodes);
    if (!remote) return false;
    for (const node of nodes) if (node instanceof Node) keptOut.add(node);
    onIntruder({ remote, name: `${nameOf(nodes[0])} into ${nameOf(target)}` });
    return true;
  };

  const { prototype: nodes } = page.Node;
  const { prototype: elements } = page.Element;
  for (const name of ['appendChild', 'insertBefore'])
    replace(
      nodes,
      name,
      (own, self) =>
        function (this: Node, ...args) {
          return keepsOut(self(), this, args.slice(0, 1)) ? args[0] : own.apply(this as never, args);
        },
    );
  for (const name of ['append', 'prepend'])
    replace(
      elements,
      name,
      (own, self) =>
        function (this: Node, ...args) {
          return keepsOut(self(), this, args) ? undefined : own.apply(this as never, args);
        },
    );
  for (const prototype of [elements, page.CharacterData.prototype])
    for (const name of ['before', 'after'])
      replace(
        prototype,
        name,
        (own, self) =>
          function (this: Node, ...args) {
            return keepsOut(self(), this.parentNode, args) ? undefined : own.apply(this as never, args);
          },
      );
  for (const name of ['insertAdjacentElement', 'insertAdjacentHTML', 'insertAdjacentText'])
    replace(
      elements,
      name,
      (own, self) =>
        function (this: Node, ...args) {
          const target = /^(?:afterbegin|beforeend)$/i.test(String(args[0])) ? this : this.parentNode;
          return keepsOut(self(), target, args.slice(1)) ? null : own.apply(this as never, args);
        },
    );

  refuseRemovals(page, isShells, keptOut);
}

/** @param keptOut nodes that React believes to have put among the shell's elements */
function refuseRemovals(page: Page, isShells: (target: Node) => boolean, keptOut: WeakSet<Node>): void {
  const { prototype: nodes } = page.Node;
  const { prototype: elements } = page.Element;
  const refuse = (prototype: object, ...names: string[]) => {
    for (const name of names)
      replace(
        prototype,
        name,
        (own, self) =>
          function (this: Node, ...args) {
            const [child] = args;
            // React takes them away again.
            if (name === 'removeChild' && child instanceof Node && keptOut.has(child) && child.parentNode !== this)
              return child;
            if (isShells(this) && callerOf(self())) throw refusal(name);
            return own.apply(this as never, args);
          },
      );
  };
  refuse(nodes, 'removeChild', 'replaceChild');
  refuse(elements, 'replaceChildren', 'remove', 'replaceWith');
  for (const [prototype, name] of [
    [elements, 'innerHTML'],
    [elements, 'outerHTML'],
    [nodes, 'textContent'],
    [page.HTMLElement.prototype, 'innerText'],
  ] as const) {
    const found = Object.getOwnPropertyDescriptor(prototype, name);
    if (!found?.set) continue;
    const { set } = found;
    const guarded = function (this: Node, value: unknown) {
      if (isShells(this) && callerOf(guarded)) throw refusal(name);
      set.call(this, value);
    };
    Object.defineProperty(prototype, name, { ...found, set: guarded });
  }
}
