// Reads the titles of a test file as the runners print them, tables and loops row by row.
import { parseSync } from 'oxc-parser';
import { childrenOf, readerOf, together } from './static-texts.mjs';

const titled = new Set(['test', 'it', 'describe']);
const tables = new Set(['each', 'for']);
const idle = new Set(['skip', 'todo', 'fixme', 'fails', 'runIf', 'skipIf']);
const untitled = new Set(['step', 'use', 'extend', 'info', 'configure', 'setTimeout']);

/** `test.describe.each(rows)` as { root: 'test', words: ['describe', 'each'], table: rows }. */
function calleeOf(node) {
  if (node.type === 'Identifier') return { root: node.name, words: [] };
  if (node.type === 'MemberExpression' && !node.computed) {
    const inner = calleeOf(node.object);
    return inner && { ...inner, words: [...inner.words, node.property.name] };
  }
  if (node.type !== 'CallExpression') return undefined;
  const inner = calleeOf(node.callee);
  return inner && tables.has(inner.words.at(-1)) ? { ...inner, table: node.arguments[0] } : inner;
}

/** The test that the call declares; undefined for any other call, including the `test.each(rows)` within. */
function testCallOf(node) {
  if (node.type !== 'CallExpression' || node.arguments.length === 0) return undefined;
  const callee = calleeOf(node.callee);
  if (!callee || !titled.has(callee.root) || callee.words.some((word) => untitled.has(word))) return undefined;
  if (node.callee.type === 'MemberExpression' && tables.has(callee.words.at(-1))) return undefined;
  return { title: node.arguments[0], table: callee.table, isIdle: callee.words.some((word) => idle.has(word)) };
}

/** The title with a row's values in place of `%s` and `$name`. */
function filledIn(title, row, { isList, stepInto, textsOf }) {
  let next = 0;
  const valueAt = (index) => (isList(row) ? stepInto(row, index) : index === 0 ? [row] : []);
  const valuesOf = (token) => {
    if (token.startsWith('%')) return valueAt(next++);
    return /^\$\d/.test(token) ? valueAt(Number(token.slice(1))) : stepInto(row, token.slice(1));
  };
  const parts = title.split(/(%[sdifjo]|\$\w+)/).map((part, index) => {
    const texts = index % 2 === 0 ? [part] : valuesOf(part).flatMap(textsOf);
    return texts.length > 0 ? texts : [''];
  });
  return together(parts);
}

/**
 * @returns {{ title: string, line: number, runs: boolean }[]} of `test`, `it` and `describe`, each row of a table by
 *   itself; `runs` is false for what is skipped, conditional or yet to be written, and for all that stands inside it
 */
export function titlesOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const reader = readerOf(program);
  const titles = [];
  const read = ({ title, table }) => {
    const texts = reader.textsOf(title);
    if (!table) return texts;
    return texts.flatMap((text) => reader.elementsOf(table).flatMap((row) => filledIn(text, row, reader)));
  };
  const visit = (node, runs) => {
    const call = testCallOf(node);
    const within = runs && !call?.isIdle;
    if (call) {
      const line = source.slice(0, node.start).split('\n').length;
      titles.push(...read(call).map((title) => ({ title, line, runs: within })));
    }
    for (const child of childrenOf(node)) visit(child, within);
  };
  visit(program, true);
  return titles.filter(({ title }) => title !== '');
}
