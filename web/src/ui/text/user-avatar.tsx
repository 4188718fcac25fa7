// A user's picture; loading is retried after 1 and 2 seconds, then the initials stay.
import { useEffect, useState } from 'react';
import classes from './user-avatar.module.css';

interface UserAvatarProps {
  name: string;
  /** One of the domain's avatarColors. */
  color?: string | null | undefined;
  /** The picture's address; without one the initials are shown. */
  src?: string | undefined;
  size?: number;
}

const waits = [1000, 2000];

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
};

function usePicture(src: string | undefined) {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (!src) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const picture = new Image();
    picture.onload = () => setLoaded(src);
    picture.onerror = () => {
      const wait = waits[tries];
      if (wait !== undefined) timer = setTimeout(() => setTries(tries + 1), wait);
    };
    picture.src = src;
    return () => {
      picture.onload = null;
      picture.onerror = null;
      clearTimeout(timer);
    };
  }, [src, tries]);
  return loaded === src ? src : undefined;
}

export function UserAvatar({ name, color, src, size = 32 }: UserAvatarProps) {
  const picture = usePicture(src);
  return (
    <div className={classes.avatar} data-color={color ?? 'teal'} style={{ width: size, height: size, minWidth: size }}>
      {picture === undefined ? initialsOf(name) : <img src={picture} alt="" />}
    </div>
  );
}
