import { setTimeout as pause } from 'node:timers/promises';
import { underLoad } from './fault-case.ts';

let p: any;
const o = await underLoad({}, async ({ product }) => {
  p = product;
  await pause(20000);
});
console.log(o);
console.log(
  p
    .lines()
    .filter((l: string) => !l.includes('send_mail'))
    .slice(-30)
    .join('\n'),
  p.errors(),
);
process.exit(0);
