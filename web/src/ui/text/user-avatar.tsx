// A user's picture; until it is loaded, and where it does not load, their initials.
import { useEffect, useState } from 'react';
import { loadPicture } from './load-picture.ts';
import classes from './user-avatar.module.css';

interface UserAvatarProps {
  name: string;
  /** One of the domain's avatarColors. */
  color?: string | null | undefined;
  /** The picture's address; without one the initials are shown. */
  src?: string | undefined;
  size?: number;
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
};

function usePicture(src: string | undefined) {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => (src ? loadPicture(src, () => setLoaded(src)) : undefined), [src]);
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
