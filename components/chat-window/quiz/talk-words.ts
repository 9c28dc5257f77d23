import { t } from "@/lib/languages/t"

export const quizRegion = (name: string) => t`Quiz: ${name}`
export const leaveQuiz = "Leave the quiz"
export const chatQuizFailed = "The quiz couldn't be loaded."
export const saidBy = (name: string) => `${name}: `
export const you = "You"
export const skipped = "Skipped"
export const yourAnswer = (answer: string) => t`Your answer: ${answer}.`
export const yourResult = (percent: string, title: string) => t`Your result: ${percent}. ${title}`
