export const CHAT_FAILED = "Sorry, I encountered an error. Please try again."
export const MESSAGE_REQUIRED = "Please enter a message"
export const SESSION_ID_INVALID = "session_id must have 8 to 64 letters, digits, hyphens or underscores"
export const EMAIL_REQUIRED = "Email is required"
export const BUDGET_USED_UP = "This chat has answered all it can for today. Please come back tomorrow."
export const MESSAGE_NOT_FOUND = "This message no longer exists."
/** Below what came of an answer that the model did not finish. */
export const ANSWER_CUT = "This answer was cut off because it got too long. Please ask for a part of it."
export const ANSWER_FILTERED = "The AI service withheld the rest of this answer."
/** What the business reads of it. */
export const CUT_REASON = "The model stopped in the middle of its answer, because it may not get longer."
export const FILTERED_REASON = "The model's provider filtered the answer. Its settings for content filters decide that."
/** Shown if a model says only that it does not know. */
export const DO_NOT_KNOW = "I'm sorry, I don't know that."
/** Stands where an answer was that came from a testimonial which is gone. A trigger in the database writes the same. */
export const ANSWER_WITHDRAWN = "This answer came from a testimonial that is no longer available."
