"use client"

import dynamic from "next/dynamic"
import "@/components/forms/zod-without-eval"

/** With static imports, every tab would load the code of all of them. */
export const ConversationsTab = dynamic(() =>
	import("./conversations/conversations-tab").then((module) => module.ConversationsTab),
)
export const LeadsTab = dynamic(() => import("./leads/leads-tab").then((module) => module.LeadsTab))
export const KnowledgeTab = dynamic(() => import("./knowledge/knowledge-tab").then((module) => module.KnowledgeTab))
export const TestsTab = dynamic(() => import("./test-questions/tests-tab").then((module) => module.TestsTab))
export const QuizBuilderTab = dynamic(() =>
	import("@/components/quizzes/builder/quiz-builder-tab").then((module) => module.QuizBuilderTab),
)
export const UnansweredTab = dynamic(() => import("./unanswered/unanswered-tab").then((module) => module.UnansweredTab))
