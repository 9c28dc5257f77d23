export const CURRENT_PASSWORD_WRONG = "Your current password is not correct"
export const SESSION_NOT_FOUND = "This session does not exist."
