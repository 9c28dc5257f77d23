export const CHAT_FAILED = "Sorry, I encountered an error. Please try again."
export const MESSAGE_REQUIRED = "Please enter a message"
export const SESSION_ID_INVALID = "session_id must have 8 to 64 letters, digits, hyphens or underscores"
export const EMAIL_REQUIRED = "Email is required"
export const BUDGET_USED_UP = "This chat has answered all it can for today. Please come back tomorrow."
export const MESSAGE_NOT_FOUND = "This message no longer exists."
/** Shown if a model says only that it does not know. */
export const DO_NOT_KNOW = "I'm sorry, I don't know that."
/** Stands where an answer was that came from a testimonial which is gone. A trigger in the database writes the same. */
export const ANSWER_WITHDRAWN = "This answer came from a testimonial that is no longer available."
