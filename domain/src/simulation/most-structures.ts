// How many structures stand side by side, with that of the inputs. Apart from the arithmetic, which pages need not load.

export const mostStructures = 3;
