import { createContext, useContext } from "react"
import { bringIntoLog } from "./bring-into-log"

/** Where a quiz runs: alone on a page, as messages of a chat, or within another site's page. */
export interface StepPlace {
	name: "page" | "chat" | "frame"
	/** Brings the step of this element into view, once it has come. */
	arrive(element: Element | null): void
}

const PAGE: StepPlace = { name: "page", arrive: () => scrollTo({ top: 0 }) }
export const IN_CHAT: StepPlace = { name: "chat", arrive: bringIntoLog }

export const StepPlaceContext = createContext(PAGE)
export const useStepPlace = () => useContext(StepPlaceContext)
export const useInChat = () => useStepPlace().name === "chat"
