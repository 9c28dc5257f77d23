const isRightToLeft = () => globalThis.visitorLanguage?.dir === "rtl"
/** The arrow that points where the next question's button is. */
export const NEXT_KEY = () => (isRightToLeft() ? "ArrowLeft" : "ArrowRight")
export const PREVIOUS_KEY = () => (isRightToLeft() ? "ArrowRight" : "ArrowLeft")
