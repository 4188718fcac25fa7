// Which fields of a form belong together.
import { kindOfField } from '@wattpact/domain/terms/field-kinds';

export const groupOfField = (name: string): string | undefined => kindOfField(name)?.group;
