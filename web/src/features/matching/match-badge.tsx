// A score with its band, as a badge.
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { bandTones, type MatchScore, useMatchWords } from './match-words.ts';

export function MatchBadge({ match }: { match: Pick<MatchScore, 'score' | 'band'> }) {
  const { label } = useMatchWords();
  return <StatusBadge status="" tone={match.band ? bandTones[match.band] : 'grey'} label={label(match)} />;
}
