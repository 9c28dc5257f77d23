import type { PublicQuiz } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"

export const unavailableTitle = "Page Not Available"
export const quizLoadFailed = "Failed to load quiz. Please try again."
export const noScript = "This quiz needs JavaScript. Turn it on in your browser, then reload the page."

export const questionCount = (count: number) => (count === 1 ? t("1 question") : t`${count} questions`)
export const questionsUpTo = (count: number) => t`Up to ${count} questions`
export const lengthOf = ({ at_most, questions: { length } }: Pick<PublicQuiz, "at_most" | "questions">) =>
	at_most && at_most > 1 ? questionsUpTo(at_most) : questionCount(at_most ?? length)
export const oneAtATime = "One question at a time. You can go back, or finish later."
export const movesOn = "Tap or click an answer to go to the next question. You can go back, or finish later."
export const start = "Start"

export const back = "Back"
export const goOn = "Continue"
export const skip = "Skip"
export const seeResult = "See my result"
export const pressEnter = "or press Enter"
export const progress = "Progress"
export const questionsDone = (count: number, total: number) =>
	total === 1 ? t`${count} of 1 question done` : t`${count} of ${total} questions done`
export const answerNeeded = "This question needs an answer."

export const firstStep = "Before you start"
export const lastStep = "Last step"
export const contactTitle = "Tell us who you are"
export const contactHint = (tenantName: string) => t`${tenantName} sees this with your answers. You can leave it blank.`
export const keepsPartial = (tenantName: string) =>
	t`If you stop before the end, ${tenantName} keeps what you answered for 30 days.`
export const name = "Name"
export const email = "Email"
export const phone = "Phone"
export const company = "Company"
export const nameRequired = "Name is required"
export const emailRequired = "Email is required"
export const phoneRequired = "Phone is required"
export const companyRequired = "Company is required"

export const opening = "Loading your answers…"
export const offline = "You're offline. Your answers stay here and will be sent when you're back online."
export const unreachable = "We can't reach the server. Your answers stay here, and we'll keep trying to send them."
export const notSentYet = "Your latest answers haven't been sent yet. They're still here."
export const tryAgain = "Try again"
export const noConnection = "There's no connection. Nothing is lost. Try again when you're back online."
export const fault = "Something went wrong on our end. Nothing is lost. Please try again."
export const answersGone = "Your earlier answers are no longer available. Please start over."
export const startOver = "Start over"

export const retry = "Retry"
