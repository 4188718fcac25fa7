// Third step: up to four people who may act in the entity's name, the creator first.
import { Button, type InputWrapperProps, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { authorizationLevels, entityRoles } from '@wattpact/domain/access/roles';
import { maximumRepresentatives } from '@wattpact/domain/legal-entities/legal-entity';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../platform/session/session.ts';
import { FormSections } from '../../../../records/edit/form-sections.tsx';
import { emptyRepresentative, isOwnAddress } from '../legal-entity-form.ts';
import type { LegalEntityEditor } from '../use-legal-entity-editor.ts';
import { PersonFields } from './person-fields.tsx';
import classes from './steps.module.css';

export function RepresentativesStep({ editor }: { editor: LegalEntityEditor }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const user = useSession();
  const { representatives } = editor.values;
  const change = (next: typeof representatives) => editor.change({ representatives: next });
  return (
    <>
      <p className={classes.lead}>{t('legalEntity:representatives.lead', { count: maximumRepresentatives })}</p>
      <FormSections
        editor={editor}
        sections={representatives.map((person, index) => {
          const path = `representatives.${index}`;
          const name = `${person.firstName} ${person.lastName}`.trim();
          const isOwner = isOwnAddress(person.email, editor.ownerEmail);
          return {
            id: path,
            title: titleOf({ name, isOwner, isMe: isOwnAddress(person.email, user.email), number: index + 1 }, t),
            summary: [
              person.role && t(`common:entity_role.${person.role}`),
              person.authorizationLevel && t(`common:authorization_level.${person.authorizationLevel}`),
            ],
            children: (
              <>
                <PersonFields editor={editor} path={path} />
                <RightsFields editor={editor} path={path} isOwner={isOwner} />
                {representatives.length > 1 && (
                  <div className="wide">
                    <Button
                      variant="subtle"
                      color="red"
                      className={classes.remove ?? ''}
                      leftSection={<IconTrash size={18} stroke={1.9} />}
                      onClick={() => change(representatives.filter((_, position) => position !== index))}
                    >
                      {t('legalEntity:representatives.remove')}
                    </Button>
                  </div>
                )}
              </>
            ),
          };
        })}
      />
      {representatives.length < maximumRepresentatives && (
        <Button
          variant="default"
          fullWidth
          size="lg"
          leftSection={<IconPlus size={18} stroke={1.9} />}
          onClick={() => change([...representatives, emptyRepresentative])}
        >
          {t('legalEntity:representatives.add')}
          <span className={classes.used}>
            {t('legalEntity:representatives.used', { count: representatives.length, max: maximumRepresentatives })}
          </span>
        </Button>
      )}
    </>
  );
}

interface Titled {
  name: string;
  isOwner: boolean;
  isMe: boolean;
  number: number;
}

function titleOf({ name, isOwner, isMe, number }: Titled, t: TFunction): string {
  if (name === '') return t('legalEntity:representatives.numbered', { number });
  if (isMe) return t('legalEntity:representatives.me', { name });
  return isOwner ? t('legalEntity:representatives.owner', { name }) : name;
}

interface RightsFieldsProps {
  editor: LegalEntityEditor;
  path: string;
  isOwner: boolean;
}

/** Texts of different lengths, below the inputs: these stand side by side. */
const inOrder: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** The owner always has `manage`. The chosen role says what it permits, and the level that it permits nothing. */
function RightsFields({ editor: { choice }, path, isOwner }: RightsFieldsProps) {
  const { t } = useTranslation('legalEntity');
  const role = choice(`${path}.role`, entityRoles);
  const chosen = entityRoles.find((one) => one === role.value);
  return (
    <>
      <Select
        className="half"
        required
        allowDeselect={false}
        inputWrapperOrder={inOrder}
        description={chosen ? t(`role_means.${chosen}`) : t('help.role')}
        {...role}
        {...(isOwner && { value: 'manage', disabled: true, description: t('help.owner_role') })}
      />
      <Select
        className="half"
        required
        allowDeselect={false}
        inputWrapperOrder={inOrder}
        description={t('help.level')}
        {...choice(`${path}.authorizationLevel`, authorizationLevels)}
      />
    </>
  );
}
