export const carousel = "Image carousel, pauses while focused"
export const pause = "Pause"
