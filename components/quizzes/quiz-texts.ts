import { REPORT_HEADINGS } from "@/lib/quizzes/report/texts"

/* Texts of the public quiz: taking it, its result, and both inside the chat. */

export const UNAVAILABLE_TITLE = "Page Not Available"
export const QUIZ_LOAD_FAILED = "Failed to load quiz. Please try again."
export const NO_SCRIPT = "This quiz needs JavaScript. Turn it on in your browser, then reload the page."

export const questionCount = (count: number) => (count === 1 ? "1 question" : `${count} questions`)
export const ONE_AT_A_TIME = "One question at a time. You can go back, or finish later."
export const MOVES_ON = "Tap or click an answer to go to the next question. You can go back, or finish later."
export const START = "Start"

export const BACK = "Back"
export const CONTINUE = "Continue"
export const SKIP = "Skip"
export const SEE_RESULT = "See my result"
export const CLEAR_ANSWER = "Clear answer"
export const PRESS_ENTER = "or press Enter"
export const questionPosition = (index: number, total: number) => `Question ${index + 1} of ${total}`
export const OPTIONAL = "Optional"
export const PROGRESS = "Progress"
export const questionsDone = (count: number, total: number) => `${count} of ${questionCount(total)} done`
export const LOWEST = "Lowest"
export const HIGHEST = "Highest"
export const ANSWER_NEEDED = "This question needs an answer."
export const NEW_LINE = "Shift + Enter for a new line"
export const charactersLeft = (count: number) => `${count} left`

export const FIRST_STEP = "Before you start"
export const LAST_STEP = "Last step"
export const CONTACT_TITLE = "Tell us who you are"
export const contactHint = (tenantName: string) => `${tenantName} sees this with your answers. You can leave it blank.`
export const NAME = "Name"
export const EMAIL = "Email"

export const OPENING = "Loading your answers…"
export const OFFLINE = "You're offline. Your answers stay here and will be sent when you're back online."
export const UNREACHABLE = "We can't reach the server. Your answers stay here, and we'll keep trying to send them."
export const NOT_SENT_YET = "Your latest answers haven't been sent yet. They're still here."
export const TRY_AGAIN = "Try again"
export const NO_CONNECTION = "There's no connection. Nothing is lost. Try again when you're back online."
export const FAULT = "Something went wrong on our end. Nothing is lost. Please try again."
export const ANSWERS_GONE = "Your earlier answers are no longer available. Please start over."
export const START_OVER = "Start over"

export const RESULT_REGION = "Your result"
export const CATEGORIES = REPORT_HEADINGS.categories
export const RECOMMENDATIONS = REPORT_HEADINGS.recommendations
export const ANSWERS_IN_DETAIL = REPORT_HEADINGS.breakdown
export const NEXT_STEP_ON = "Your next step is on"
export const continueTo = (host: string) => `Continue to ${host}`
export const opensHost = (host: string) => `Opens ${host} in a new tab`
export const NEW_TAB = "(opens in a new tab)"
export const sentTo = (email: string) => `Sent to ${email}. It can take a few minutes to arrive.`
export const NOT_MAILED = "You didn't leave an email address, so nothing was sent."
export const DOWNLOAD_REPORT = "Download your report"
export const PREPARING_REPORT = "Preparing your report…"
export const REPORT_DOWNLOADED = "Downloaded. You can download it again on this page anytime."
export const REPORT_FAILED = "We couldn't create your report just now. Your result is safe."
export const RETRY = "Retry"
export const TAKE_AGAIN = "Take it again"

export const quizRegion = (name: string) => `Quiz: ${name}`
export const LEAVE_QUIZ = "Leave the quiz"
export const CHAT_QUIZ_FAILED = "The quiz couldn't be loaded."
export const saidBy = (name: string) => `${name}: `
export const YOU = "You"
export const SKIPPED = "Skipped"
export const yourAnswer = (answer: string) => `Your answer: ${answer}.`
export const yourResult = (percent: string, title: string) => `Your result: ${percent}. ${title}`
