import { createContext, useContext } from "react"
import type { ContactStep, Question } from "@/lib/client/contract"

interface QuizParts {
	questions: readonly Question[]
	fields: readonly string[]
	/** When visitors are asked for their name. */
	contactStep?: ContactStep
}

const QuizPartsContext = createContext<QuizParts>({ questions: [], fields: [] })

/** Directly around an open form: a change of its value makes React search all that it holds. */
export const QuizPartsProvider = QuizPartsContext.Provider
export const useQuizParts = () => useContext(QuizPartsContext)
