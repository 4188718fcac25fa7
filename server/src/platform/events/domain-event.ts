// What happens to one entity and concerns others. The entity declares the event and raises it in the transaction of its
// change; what follows for others stands in consequences/, which knows them all. So no entity imports those above it.
import type { Context, SignedIn } from '../http/context.ts';

type Consequence<Payload, Answer, Who extends SignedIn | null> = (
  context: Context<Who>,
  payload: Payload,
) => Promise<Answer>;

export interface DomainEvent<Payload, Answer = void, Who extends SignedIn | null = SignedIn> {
  name: string;
  /** Runs what the event entails, in the caller's transaction. @throws what the consequence refuses */
  raise: Consequence<Payload, Answer, Who>;
  /** Said once for each event, in consequences/. */
  entails: (consequence: Consequence<Payload, Answer, Who>) => void;
}

const declared = new Map<string, () => boolean>();

/** @param name unique: `contract_approved` */
export function domainEvent<Payload, Answer = void, Who extends SignedIn | null = SignedIn>(
  name: string,
): DomainEvent<Payload, Answer, Who> {
  if (declared.has(name)) throw new Error(`The event ${name} is declared twice.`);
  let entailed: Consequence<Payload, Answer, Who> | undefined;
  declared.set(name, () => entailed !== undefined);
  return {
    name,
    raise(context, payload) {
      if (!entailed) throw new Error(`Nothing says what the event ${name} entails.`);
      return entailed(context, payload);
    },
    entails(consequence) {
      entailed = consequence;
    },
  };
}

/** The declared events of which nothing says what they entail. */
export const openEvents = (): string[] => [...declared].flatMap(([name, isEntailed]) => (isEntailed() ? [] : [name]));
