// A small OpenID Connect provider on loopback: it hands out codes for the person that the test names, and checks PKCE.
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(claims: object): string {
  const content = `${encode({ alg: 'RS256', kid: 'test', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url')}`;
}

export interface Person {
  sub: string;
  [claim: string]: unknown;
}

export async function startIdentityProvider() {
  const granted = new Map<string, { request: URLSearchParams; claims: Person }>();
  let issuer = '';
  let userInfo: object = {};

  async function grant(request: IncomingMessage): Promise<object | undefined> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const given = granted.get(code);
    granted.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!given || proof !== given.request.get('code_challenge')) return undefined;
    const now = Math.floor(Date.now() / 1000);
    const nonce = given.request.get('nonce');
    const about = { iss: issuer, aud: given.request.get('client_id'), iat: now, exp: now + 300, nonce };
    return { access_token: 'access', token_type: 'Bearer', id_token: signToken({ ...about, ...given.claims }) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: object | undefined) => {
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    };
    const endpoint = (path: string) => `${issuer}${path}`;
    if (request.url === '/token') return send(await grant(request));
    if (request.url === '/userinfo') return send(userInfo);
    if (request.url === '/keys') {
      return send({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] });
    }
    send({
      issuer,
      authorization_endpoint: endpoint('/authorize'),
      token_endpoint: endpoint('/token'),
      userinfo_endpoint: endpoint('/userinfo'),
      jwks_uri: endpoint('/keys'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    /** The person agrees. @returns the query of the callback */
    agree(authorization: URL, claims: Person, changes: Record<string, string> = {}): string {
      const code = randomUUID();
      granted.set(code, { request: authorization.searchParams, claims });
      const state = authorization.searchParams.get('state') ?? '';
      return `?${new URLSearchParams({ code, state, iss: issuer, ...changes })}`;
    },
    tellAtUserInfo(claims: object) {
      userInfo = claims;
    },
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
