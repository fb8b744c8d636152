import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** Names that register a test, and those that register a group of them. */
const TESTS = new Set(['it', 'test']);
const GROUPS = new Set(['describe', 'suite']);
/** What makes a test or a group that does not run, or is meant to fail. */
const IDLE = new Set(['skip', 'todo', 'fails']);

/**
 * The titles of all tests in a source: of `it(…)`, `test(…)`, `it.each(…)(…)` and their like, as they are written.
 * Comments, other texts, the titles of groups, and tests that are skipped do not count.
 */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  let idleUntil = 0;
  new Visitor({
    CallExpression({ callee, arguments: [title], start, end }) {
      const [name = '', ...modifiers] = namesOf(callee);
      if (start < idleUntil || !(TESTS.has(name) || GROUPS.has(name))) return;
      if (modifiers.some((modifier) => IDLE.has(modifier))) idleUntil = end;
      else if (TESTS.has(name) && isText(title)) titles.push(source.slice(title.start + 1, title.end - 1));
    },
  }).visit(parseSync('test.ts', source).program);
  return titles;
}

/** The names by which something is called: `it` and `each` in `it.each(…)`. */
function namesOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return [...namesOf(node.object), ...namesOf(node.property)];
    case 'CallExpression':
      return namesOf(node.callee);
    case 'TaggedTemplateExpression':
      return namesOf(node.tag);
    default:
      return [''];
  }
}

const isText = (node: ESTree.Node | undefined): node is ESTree.Node =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
