export const LOGIN_FIELDS_REQUIRED = "Please enter both email and password"
export const LOGIN_REFUSED = "Invalid email or password"
export const LOGIN_FAILED = "Login failed. Please try again."
/** On the login page, after a session expired or was revoked. */
export const SIGNED_OUT = "You've been signed out. Please sign in again."
export const ROLE_TOO_LOW = "Your role doesn't allow this. An owner of the business can change that."
export const PASSWORD_TOO_SHORT = "Password must be at least 6 characters long"
export const EMAIL_INVALID = "Please enter a valid email address"
/** Under a field for a new password. */
export const PASSWORD_RULE = "At least 6 characters."
