import { createContext, useContext } from "react"

/** Where a quiz runs: alone on a page, or as messages of a chat. */
export type StepPlace = "page" | "chat"

export const StepPlaceContext = createContext<StepPlace>("page")
export const useInChat = () => useContext(StepPlaceContext) === "chat"
