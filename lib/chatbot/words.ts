export const chatFailed = "Sorry, I encountered an error. Please try again."
export const messageRequired = "Please enter a message"
export const sessionIdInvalid = "session_id must have 8 to 64 letters, digits, hyphens or underscores"
export const emailRequired = "Email is required"
export const budgetUsedUp = "This chat has answered all it can for today. Please come back tomorrow."
export const messageNotFound = "This message no longer exists."
export const answerCut = "This answer was cut off because it got too long. Please ask for a part of it."
export const answerFiltered = "The AI service withheld the rest of this answer."
export const cutReason = "The model stopped in the middle of its answer, because it may not get longer."
export const filteredReason = "The model's provider filtered the answer. Its settings for content filters decide that."
/** Shown if a model says only that it does not know. */
export const doNotKnow = "I'm sorry, I don't know that."
/** Replaces an answer that came from a deleted testimonial. A trigger in the database writes the same. */
export const answerWithdrawn = "This answer came from a testimonial that is no longer available."
