export const CURRENT_PASSWORD_WRONG = "Your current password isn't correct"
export const SESSION_NOT_FOUND = "This session no longer exists."
