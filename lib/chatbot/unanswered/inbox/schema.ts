import { z } from "zod"
import { Paging } from "@/lib/db/paging"
import { knowledgeText } from "../../knowledge/sources/schema"
import { sourceRefusals } from "../../knowledge/sources/words"

export const QUESTION_NOT_FOUND = "This question is no longer here. Someone may have answered or dismissed it."

export const QuestionParams = z.object({ id: z.uuid(QUESTION_NOT_FOUND) })

export const QuestionsQuery = Paging

export const AnswerBody = z.object({ answer: knowledgeText("answer", sourceRefusals.answerRequired) })
