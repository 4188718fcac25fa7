// Hosts that a browser counts as one site.
import { expect, test } from 'vitest';
import { sharedDomain } from './same-site.ts';

test.each([
  [['market.example', 'api.market.example'], 'market.example'],
  [['www.market.example', 'api.market.example', 'admin.market.example'], 'market.example'],
  [['Market.example', 'API.market.example'], 'market.example'],
  [['a.market.com.pt', 'b.market.com.pt'], 'market.com.pt'],
  [['market.localhost', 'api.market.localhost'], 'market.localhost'],
  [['localhost', 'localhost'], 'localhost'],
  [['127.0.0.1', '127.0.0.1'], '127.0.0.1'],
])('%s share %s', (hosts, domain) => expect(sharedDomain(...hosts)).toBe(domain));

test.each([
  ['market.example', 'elsewhere.example'],
  ['market.example', 'notmarket.example'],
  ['market.co.uk', 'elsewhere.co.uk'],
  ['localhost', 'api.localhost'],
  ['localhost', '127.0.0.1'],
  ['10.0.0.1', '10.1.0.1'],
  ['market.example', 'api.market.example', 'admin.elsewhere.example'],
])('%s and %s are not of one site', (...hosts) => expect(sharedDomain(...hosts)).toBeUndefined());
