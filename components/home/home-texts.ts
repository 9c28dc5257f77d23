export const CAROUSEL = "Image carousel, pauses while focused"
export const PAUSE = "Pause"
