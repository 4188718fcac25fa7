// Events of one entity that concern others. The entity declares the event and raises it in the transaction of its
// change; consequences/ says what it does to other entities. So no entity imports one above it.
import type { Context, SignedIn } from '../http/context.ts';

type Consequence<Payload, Answer, Who extends SignedIn | null> = (
  context: Context<Who>,
  payload: Payload,
) => Promise<Answer>;

export interface DomainEvent<Payload, Answer = void, Who extends SignedIn | null = SignedIn> {
  name: string;
  /** Runs the event's consequences in the caller's transaction. @throws what a consequence refuses */
  raise: Consequence<Payload, Answer, Who>;
  /** Registers the consequences of an event; consequences/ does it once for each event. */
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

/** The declared events without registered consequences. */
export const openEvents = (): string[] => [...declared].flatMap(([name, isEntailed]) => (isEntailed() ? [] : [name]));
