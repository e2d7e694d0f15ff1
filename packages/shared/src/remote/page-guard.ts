import type { Callable } from './code-in-page';
import type { Forget, Ledger } from './held';

type Page = Window & typeof globalThis;
type Insert = 'append' | 'prepend' | 'appendChild' | 'insertBefore' | 'replaceChild';

const nameOf = (element: Element) => {
  const id = element.id === '' ? '' : ` id="${element.id}"`;
  return `<${element.nodeName.toLowerCase()}${id}>`;
};

/**
 * Guards changes of the page outside of all places: `<html>`, `<body>` and the element that the page is drawn into.
 * Elements that a remote's own code puts there are noted as held. Calls that would empty the page are refused.
 */
export function guardPage(
  page: Page,
  ledger: Ledger,
  onNode: (node: Element, remote: Forget['remote'], forget: Forget) => void,
): void {
  const { document } = page;
  const root = document.getElementById('root');
  for (const [element, name] of [
    [document.documentElement, '<html>'],
    [document.body, '<body>'],
  ] as const) {
    for (const method of ['append', 'prepend', 'appendChild', 'insertBefore', 'replaceChild'] as const) {
      noteInserted(element, method, name, ledger, onNode);
    }
  }
  for (const element of [document.documentElement, document.body, root]) if (element) keepFilled(element, ledger);
  for (const name of ['open', 'write', 'writeln'] as const) refuse(document, name, ledger);
}

function noteInserted(
  element: HTMLElement,
  method: Insert,
  where: string,
  ledger: Ledger,
  onNode: (node: Element, remote: Forget['remote'], forget: Forget) => void,
): void {
  const insert = element[method] as (...nodes: unknown[]) => unknown;
  const patched = (...nodes: unknown[]) => {
    const answer = insert.apply(element, nodes);
    const added = method === 'append' || method === 'prepend' ? nodes : nodes.slice(0, 1);
    for (const node of added) {
      if (!(node instanceof Element)) continue;
      const own = new WeakRef(node);
      const forget = ledger.add(patched, () => ({
        sort: 'node',
        name: `${nameOf(node)} in ${where}`,
        holds: () => own.deref()?.isConnected ?? false,
        end: () => own.deref()?.remove(),
      }));
      if (forget) onNode(node, forget.remote, forget);
    }
    return answer;
  };
  Object.assign(element, { [method]: patched });
}

const refusal = (what: string) => new Error(`A remote may not use ${what}: everybody's page would be gone.`);

function refuse<T extends object>(target: T, name: keyof T & string, ledger: Ledger): void {
  const own = target[name] as (...args: unknown[]) => unknown;
  const guarded = (...args: unknown[]) => {
    if (ledger.isRemote(guarded as Callable)) throw refusal(name);
    return own.apply(target, args);
  };
  Object.assign(target, { [name]: guarded });
}

function keepFilled(element: HTMLElement, ledger: Ledger): void {
  for (const name of ['remove', 'replaceChildren', 'replaceWith'] as const) refuse(element, name, ledger);
  for (const name of ['innerHTML', 'outerHTML', 'textContent', 'innerText'] as const) {
    const found = accessorOf(element, name);
    if (!found?.set || !found.get) continue;
    const { get, set } = found;
    const guarded = function (value: string) {
      if (ledger.isRemote(guarded as Callable)) throw refusal(name);
      set.call(element, value);
    };
    Object.defineProperty(element, name, { configurable: true, get: () => get.call(element) as unknown, set: guarded });
  }
}

function accessorOf(object: object, name: string): PropertyDescriptor | undefined {
  for (let at: object | null = object; at; at = Object.getPrototypeOf(at) as object | null) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found) return found;
  }
  return undefined;
}
