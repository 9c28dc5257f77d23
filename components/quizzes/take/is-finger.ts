/** Whoever points with a finger has a keyboard that covers half the screen as soon as a field has the focus. */
export const isFinger = () => matchMedia("(pointer: coarse)").matches
