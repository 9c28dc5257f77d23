import { createContext, useContext } from "react"
import { bringIntoLog } from "./bring-into-log"

export interface StepPlace {
	name: "page" | "chat" | "frame"
	arrive(element: Element | null): void
}

const PAGE: StepPlace = { name: "page", arrive: () => scrollTo({ top: 0 }) }
export const IN_CHAT: StepPlace = { name: "chat", arrive: bringIntoLog }

export const StepPlaceContext = createContext(PAGE)
export const useStepPlace = () => useContext(StepPlaceContext)
export const useInChat = () => useStepPlace().name === "chat"
