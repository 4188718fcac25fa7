// Every key that is written in the code has its text: in pages, mails, documents, filters and errors.
import { readdirSync, readFileSync } from 'node:fs';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { reviewedKinds } from '@wattpact/domain/records/kinds';
import { leafOf } from '@wattpact/domain/terms/field-kinds';
import { schemaFields } from '@wattpact/domain/testing/payload-fields';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hasText, texts, textsOf } from './read-texts.ts';
import { templatePattern } from './template-pattern.ts';

const root = new URL('../', import.meta.url);
const sources = ['domain/src', 'server/src', 'server/demo', 'server/test', 'web/src'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, code: readFileSync(new URL(`${folder}/${name}`, root), 'utf8') })),
);
const namespaces = [...(texts.get('pt')?.keys() ?? [])];
const allKeys = [...textsOf('pt').keys()];

/** `status.${one}` matches any `status.<something>`. */
const matches = (key: string): boolean =>
  key.includes('${')
    ? allKeys.some((known) =>
        new RegExp(
          `^${key
            .split(/\$\{[^}]*\}/)
            .map((part) => RegExp.escape(part))
            .join('.+')}(_one|_other)?$`,
        ).test(known),
      )
    : hasText(key);

/** The namespaces that a file's `t` looks in; a file that gets its `t` from elsewhere may mean any. */
function namespacesOf(code: string): string[] {
  const asked = [...code.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g)].flatMap(([, names]) =>
    names ? [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '') : ['common'],
  );
  return asked.length > 0 ? asked : namespaces;
}

function keysIn(code: string): string[] {
  const simple = [...code.matchAll(/(?<![\w.$])t\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map(
    ([, plain, built]) => plain ?? built,
  );
  const either = [...code.matchAll(/(?<![\w.$])t\(\s*[^'"`()]+\?\s*'([^']+)'\s*:\s*'([^']+)'/g)].flatMap(([, a, b]) => [
    a,
    b,
  ]);
  const inMarkup = [...code.matchAll(/i18nKey="([^"]+)"/g)].map(([, key]) => key);
  return [...simple, ...either, ...inMarkup].filter((key): key is string => key !== undefined && !key.startsWith('$'));
}

describe('keys of texts', () => {
  test('every key that is asked for has a text', () => {
    const missing = sources.flatMap(({ path, code }) => {
      const own = namespacesOf(code);
      return keysIn(code)
        .filter((key) => !(key.includes(':') ? matches(key) : own.some((namespace) => matches(`${namespace}:${key}`))))
        .map((key) => `${path}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
  test('a page loads the namespaces whose keys it asks for', () => {
    const notLoaded = sources.flatMap(({ path, code }) => {
      if (!path.startsWith('web/') || !code.includes('useTranslation(')) return [];
      const own = [...namespacesOf(code), 'common'];
      return keysIn(code)
        .filter((key) => key.includes(':') && !own.includes(key.split(':')[0] ?? ''))
        .map((key) => `${path}: ${key}`);
    });
    expect(notLoaded).toEqual([]);
  });
  test('lists, filters and sorts have their labels', () => {
    const labels = sources.flatMap(({ code }) =>
      [...code.matchAll(/(?:labelKey|placeholderKey|titleKey|countKey): '([^']+)'/g)].map(([, key]) => key ?? ''),
    );
    expect(labels.length).toBeGreaterThan(30);
    expect(labels.filter((key) => !hasText(key) && !hasText(`common:${key}`))).toEqual([]);
  });
  test('a list of no kind of record says what it is for where it is empty', () => {
    const empty = sources.flatMap(({ code }) =>
      [...code.matchAll(/emptyKey: '([^']+)'/g)].flatMap(([, key]) => [`${key}.title`, `${key}.text`]),
    );
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.filter((key) => !hasText(key))).toEqual([]);
  });
});

describe('[ERR-23, CON-80, GEN-20] keys of errors', () => {
  const known = (key: string) => hasText(`errorMessages:${key}`);
  test('every error that the code names has a text', () => {
    const named = sources.flatMap(({ path, code }) =>
      [...code.matchAll(/'((?:error_|invalid_(?:role|authorization)|documents\.error_|register_contract\.)[a-z_.]+)'/g)]
        .map(([, key]) => key ?? '')
        .filter((key) => !key.endsWith('.') && !key.endsWith('_') && !known(key))
        .map((key) => `${path}: ${key}`),
    );
    expect(named).toEqual([]);
  });

  /** The sentence that fits all is enough for what a form asks for, save for the wizard of contracts (CON-80). */
  const ofForms = reviewedKinds
    .filter((kind) => kind !== 'energy_contract')
    .flatMap(schemaFields)
    .map(({ path }) => leafOf(path));
  const own = new Set(schemaFields('energy_contract').map(({ path }) => leafOf(path)));
  const isTold = new Set(ofForms.filter((name) => !own.has(name)));

  test('every field of every call has a text for missing and for not valid', async () => {
    const modules = sources.filter(({ path }) => path.startsWith('domain/')).map(({ path }) => path);
    const exported = await Promise.all(modules.map((path) => import(new URL(path, root).href) as Promise<object>));
    const calls = exported
      .flatMap((module) => Object.values(module) as unknown[])
      .flatMap((group) => (typeof group === 'object' && group !== null ? (Object.values(group) as unknown[]) : []))
      .filter(
        (call): call is ApiCall => typeof call === 'object' && call !== null && 'access' in call && 'path' in call,
      );
    const names = new Set(calls.flatMap(({ params, query, body }) => [params, query, body].flatMap(fieldsOf)));
    expect(names.size).toBeGreaterThan(150);
    const asked = [...names, 'value', 'thisField'].filter((name) => !isTold.has(name));
    const snake = asked.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const keys = snake.flatMap((name) => [`error_required.${name}`, `error_invalid.${name}`]);
    expect(keys.filter((key) => !known(key))).toEqual([]);
  });
});

type Node = z.core.JSONSchema.JSONSchema;
function fieldsOf(schema: z.ZodType | undefined): string[] {
  const names: string[] = [];
  const walk = (node: Node | undefined): void => {
    for (const [name, inner] of Object.entries(node?.properties ?? {})) {
      // A cell of an import is named by its path.
      names.push(name.split('.').at(-1) ?? name);
      walk(inner as Node);
    }
    if (node?.items) walk(node.items as Node);
    for (const branch of node?.anyOf ?? []) walk(branch as Node);
  };
  if (schema) walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as Node);
  return names;
}

describe('the catalogue', () => {
  const catalogue = `
    [ERR-02] register_ppa_error_message
    [ERR-03] edit_ppa_error_message
    [ERR-04] register_ppa_success_message
    [ERR-05] edit_ppa_success_message
    [ERR-06] energy_contracts.error_load_contracts
    [ERR-13] error_downloading_file
    [ERR-15] legal_entity.success_update_employee legal_entity.error_update_employee
    [ERR-19] generic_error.title generic_error.description
    [SUP-12] support_feedback.success support_feedback.success_description support_feedback.error support_feedback.error_description
    [ERR-24] error_save
    [ERR-25] error_unexpected
    [ERR-26] error_avatar_upload
    [ERR-27] legal_entity.error_save_details
    [ERR-28] legal_entity.error_save_contacts
    [ERR-29] legal_entity.error_save_representatives
    [ERR-30] legal_entity.error_submit
    [ERR-31] error_load.legal_entities error_load.energy_contracts error_load.offers error_load.projects error_load.saved_searches error_load.invoices error_load.users
    [ERR-32] documents.error_file_size
    [ERR-33] documents.error_file_type
    [ERR-34] documents.error_max_documents
    [ERR-35] documents.error_upload documents.error_delete documents.error_fetch
    [ERR-36] documents.error_download
    [FIL-18] documents.error_max_documents documents.error_file_size documents.error_file_type documents.error_upload documents.error_delete
    [ERR-09, ERR-37, ERR-55] error_invalid.fiscal_number_in_database
    [ERR-38] error_email_in_use
    [ERR-39] error_max_legal_entities
    [ERR-40] error_legal_entity_not_found error_energy_contract_not_found
    [ERR-41] error_fee_configuration
    [ERR-42] error_payment_verification
    [ERR-43] negotiations.error_status
    [ERR-44] negotiations.error_mute
    [ERR-45] negotiations.error_select_first
    [ERR-46] error_termination
    [ERR-11, ERR-12, ERR-47] conflicts.projects conflicts.offers conflicts.energy_contracts conflicts.negotiations
    [ERR-48] error_privacy_update error_avatar_update
    [ERR-49] saved_search.error_save saved_search.error_edit saved_search.error_delete
    [ERR-50] support_feedback.error
    [ERR-51] users.error_create_administrator
    [ERR-52] users.error_disable users.error_enable users.error_delete users.error_restore
    [ERR-54] error_invalid.technology error_invalid.contract_structure error_invalid.pricing_type error_invalid.country error_invalid.city error_invalid.date error_invalid.fiscal_number_invalid error_invalid.postal_code_invalid_portugal error_invalid.postal_code_invalid_spain error_invalid.permanent_certificate_invalid error_invalid.category error_invalid.fee_type error_invalid.legal_entity error_invalid.energy_contract error_invalid.description
    [ERR-56] error_required.name error_required.fiscal_number error_required.street_address error_required.postal_code error_required.total_purchased_capacity error_required.maximum_amount_energy_allowed error_required.indexing_type error_required.indexing_percentage error_required.price error_required.description error_required.start_date error_required.end_date
    [ERR-57] error_min_value error_max_value
    [ERR-58] error_min_documents error_feedback error_comment error_email
    [ERR-59] error_phone_number error_first_name error_last_name
    [ERR-60] error_authorization_level invalid_authorization_level invalid_role
    [ERR-61] register_contract.error_same_fiscal_number
    [ERR-62] register_contract.error_end_date_before_start_date
    [ERR-63] register_contract.error_maximum_amount_energy_allowed_greater_then_total_purchased_capacity
    [ERR-64, ERR-65] error_invalid.acer_code_invalid error_invalid.cria_code_invalid
    [ERR-66] error_technology.forecast_above_installed error_technology.forecast_above_total error_technology.installed_above_total
    [ERR-67] error_saved_search_name`;
  test.each(
    catalogue
      .trim()
      .split('\n')
      .map((line) => line.trim().split('] ') as [string, string]),
  )('%s] %s', (_id, keys) => {
    expect(keys.split(' ').filter((key) => !hasText(`errorMessages:${key}`))).toEqual([]);
  });
  /** The page of negotiations asks by its title, and a missing decision by its button. */
  const unsaid = ['negotiations.error_select_first', 'error_feedback'];
  const literals = sources.flatMap(({ code }) =>
    [...code.matchAll(/(['"`])((?:\$\{[^}]*\}|(?!\1)[^\n\\])+)\1/g)].map(([, , text]) =>
      (text ?? '').replace(/^errorMessages:/, ''),
    ),
  );
  const plain = new Set(literals);
  const built = [...plain].filter((text) => /^[a-z_.]+\$\{/.test(text)).map(templatePattern);

  test('[ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-13, ERR-15, ERR-24, ERR-25, ERR-26, ERR-27, ERR-28, ERR-29, ERR-30, ERR-31, ERR-34, ERR-35, ERR-37, ERR-39, ERR-41, ERR-42, ERR-43, ERR-44, ERR-45, ERR-46, ERR-47, ERR-48, ERR-49, ERR-50, ERR-51, ERR-52, ERR-55, ERR-59] each message of the catalogue has its texts, and the product says it', () => {
    const keys = [...catalogue.matchAll(/(?<=\s)[a-z_]+[a-z_.]*(?=\s|$)/g)].map(([key]) => key);
    expect(keys.length).toBeGreaterThan(90);
    expect(keys.filter((key) => !hasText(`errorMessages:${key}`))).toEqual([]);
    const said = (key: string) => plain.has(key) || built.some((pattern) => pattern.test(key));
    expect(keys.filter((key) => !said(key) && !unsaid.includes(key))).toEqual([]);
  });
  test.each([
    ['error_min_length', 'min'],
    ['error_max_length', 'max'],
    ['error_min_value', 'min'],
    ['error_max_value', 'max'],
    ['error_min_items', 'min'],
    ['error_max_items', 'max'],
    ['error_min_documents', 'min'],
  ])('[ERR-68] %s says its bound', (key, bound) => {
    expect(textsOf('pt').get(`errorMessages:${key}`)).toContain(`{{${bound}`);
  });
  test('[ERR-36] a failed download names the file', () => {
    expect(textsOf('pt').get('errorMessages:documents.error_download')).toContain('{{name}}');
  });
});
