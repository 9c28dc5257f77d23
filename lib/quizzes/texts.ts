/** The specification's words about quizzes, and ours where it is silent. */
export const QUIZ_NAME_MISSING = "Please enter a quiz name"
export const QUESTION_MISSING = "Please enter a question"
export const OPTIONS_MISSING = "Multiple choice questions need at least 2 options"
export const QUIZ_NOT_FOUND = "This quiz does not exist."
export const QUIZ_SESSION_NOT_FOUND = "This quiz session does not exist."
export const PUBLISH_NEEDS_QUESTION = "A quiz needs at least one question before it is published."
export const QUIZ_TOO_LARGE = "The quiz is larger than 512 KB."
export const ANSWER_MISSING = "Please answer every required question."
