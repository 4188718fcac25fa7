// The code of a municipality: the country and the plain name, as `pt-evora`.
export const municipalityPattern = /^(?=.{4,80}$)(pt|es)(-[a-z0-9]+)+$/;
