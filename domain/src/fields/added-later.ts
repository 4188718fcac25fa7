// Fields that became required after records without them had been stored: what is sent needs them, what is read may lack
// them.
import { z } from 'zod';

declare const mark: unique symbol;
interface AddedLater {
  readonly [mark]: true;
}

const marked = new WeakSet<z.ZodType>();

/** Marks a required field of a payload that older records do not have. */
export function addedLater<Schema extends z.ZodType>(schema: Schema): Schema & AddedLater {
  const own = schema.clone();
  marked.add(own);
  return own as Schema & AddedLater;
}

type Shape = Readonly<Record<string, z.ZodType>>;
/** The fields as stored records have them: in groups and optional groups as well, but not in lists of objects. */
export type StoredFields<Fields extends Shape> = {
  [Name in keyof Fields]: Fields[Name] extends AddedLater
    ? z.ZodOptional<Fields[Name]>
    : Fields[Name] extends z.ZodObject<infer Inner extends Shape, infer Config>
      ? z.ZodObject<StoredFields<Inner>, Config>
      : Fields[Name] extends z.ZodOptional<z.ZodObject<infer Inner extends Shape, infer Config>>
        ? z.ZodOptional<z.ZodObject<StoredFields<Inner>, Config>>
        : Fields[Name];
};

/** Older records would be refused with the answer, because lists are read as they are sent. */
function refuseMarks(shape: Shape): void {
  const names = Object.keys(shape).filter((name) => shape[name] && marked.has(shape[name]));
  if (names.length > 0) throw new Error(`addedLater has no effect in a list of objects: ${names.join(', ')}`);
}

function stored(schema: z.ZodType): z.ZodType {
  if (marked.has(schema)) return schema.optional();
  if (schema instanceof z.ZodOptional) return stored(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) refuseMarks(schema.element.shape as Shape);
  return schema instanceof z.ZodObject ? schema.extend(storedFields(schema.shape as Shape)) : schema;
}

/** The fields of a record's answer: those of its payload, of which older records may lack some. */
export const storedFields = <Fields extends Shape>(shape: Fields): StoredFields<Fields> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, stored(schema)])) as StoredFields<Fields>;

/** What is stored of a payload. */
export type Stored<Schema extends z.ZodObject> = z.output<z.ZodObject<StoredFields<Schema['shape']>>>;
