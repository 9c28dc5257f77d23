export const loginFieldsRequired = "Please enter both email and password"
export const loginRefused = "Invalid email or password"
export const loginFailed = "Login failed. Please try again."
/** On the login page, after a session expired or was revoked. */
export const signedOut = "You've been signed out. Please sign in again."
export const roleTooLow = "Your role doesn't allow this. An owner of the business can change that."
export const passwordTooShort = "Password must be at least 6 characters long"
export const emailInvalid = "Please enter a valid email address"
/** Under a field for a new password. */
export const passwordRule = "At least 6 characters."
