export const RESET_EMAIL_REQUIRED = "Please enter your email address"
export const RESET_REQUEST_FAILED = "Failed to send reset email. Please try again."
/** The fallback when the server's answer has no message. */
export const RESET_SENT = "Password reset instructions have been sent to your email."
/** The same whether or not the account exists. */
export const RESET_REQUESTED = "If this address has an account, we've sent it password reset instructions."

export const RESET_TOKEN_MISSING = "No reset token provided"
export const RESET_TOKEN_INVALID = "Invalid or expired reset token"
export const RESET_TOKEN_VALID = "Choose a new password."
export const RESET_VERIFY_FAILED = "Failed to verify reset token"
export const RESET_FIELDS_REQUIRED = "Please fill in all fields"
export const PASSWORDS_DIFFER = "Passwords do not match"
export const RESET_FAILED = "Failed to reset password. Please try again."
export const RESET_DONE = "Your password has been changed."

/** The same screen for an invited admin who has no password yet. */
export const invitationValid = (tenantName: string) =>
	`You're invited to manage ${tenantName}. Choose a password to get started.`
export const INVITATION_ACCEPTED = "You're all set. Sign in with your new password."
/** To whose admins an invitation of the platform leads, in mails and on the page behind the link. */
export const PLATFORM_NAME = "Video Testimonials Platform"
