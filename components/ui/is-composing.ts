import type { KeyboardEvent } from "react"

/** The key belongs to an input method. 229: Safari ends a composition before its Enter, and only this code shows it. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229
