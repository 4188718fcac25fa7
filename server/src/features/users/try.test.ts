import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
const { anonymous } = await startTestApp();
test('x', async () => {
  const answer = await anonymous.post('/api/auth/sign-up', { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'Abcdef1!', acceptTerms: true });
  console.log(answer);
  expect(answer.status).toBe(201);
});
