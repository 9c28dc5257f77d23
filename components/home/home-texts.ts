export const CAROUSEL = "Moving pictures, stopped while focused"
export const PAUSE = "Pause"
