// Which fields of a form say something only together.
import { kindOfField } from '@wattpact/domain/terms/field-kinds';

export const groupOfField = (name: string): string | undefined => kindOfField(name)?.group;
