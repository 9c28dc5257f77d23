/** Whether a finger is the main pointer. An iPad names itself a Mac. */
export const isTouch = () => matchMedia("(pointer: coarse)").matches
