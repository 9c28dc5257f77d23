/** True on touch devices, whose keyboard covers half the screen as soon as a field has the focus. */
export const isFinger = () => matchMedia("(pointer: coarse)").matches
