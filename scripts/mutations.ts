import { parseSync, Visitor } from 'rolldown/utils';

/** One small change to a source that a test should notice. */
export interface Mutation {
  /** Where in the text, and what stands there instead. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What an operator becomes. */
const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Every mutation of a source: operators and truths are turned round, branches are taken the other way, calls are left out. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const found: Mutation[] = [];
  const change = ({ start, end }: Span, text: string): unknown => found.push({ start, end, text });
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  const negate = (test: Span): unknown => change(test, `!(${textOf(test)})`);
  const operate = ({ left, operator, right }: { left: Span; operator: string; right: Span }): void => {
    const other = OPERATORS[operator];
    // Sums of texts are not sums.
    const isText = operator === '+' && /['"`]/.test(textOf(left) + textOf(right));
    if (other === undefined || isText) return;
    const at = left.end + source.slice(left.end, right.start).indexOf(operator);
    change({ start: at, end: at + operator.length }, other);
  };
  new Visitor({
    BinaryExpression: operate,
    LogicalExpression: operate,
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    UnaryExpression(node) {
      if (node.operator === '!') change(node, textOf(node.argument));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') change(node, String(!node.value));
    },
    ExpressionStatement(node) {
      if (/^(await |void )?[\w.#!?]+\(/.test(textOf(node)) && !textOf(node).startsWith('super(')) change(node, ';');
    },
  }).visit(parseSync(file, source).program);
  return found.filter(({ start }) => !isInType(source, start));
}

/** Whether this place says something about types, which no test can notice. */
function isInType(source: string, place: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', place) + 1, place);
  return /^\s*(export )?(type|interface) |^\s*readonly \w+\??:/.test(line);
}
