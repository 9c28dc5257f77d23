export const resetWords = {
	emailRequired: "Please enter your email address",
	requestFailed: "Failed to send reset email. Please try again.",
	/** The fallback when the server's answer has no message. */
	sent: "Password reset instructions have been sent to your email.",
	/** The same whether or not the account exists. */
	requested: "If this address has an account, we've sent it password reset instructions.",

	tokenMissing: "No reset token provided",
	tokenInvalid: "Invalid or expired reset token",
	tokenValid: "Choose a new password.",
	verifyFailed: "Failed to verify reset token",
	fieldsRequired: "Please fill in all fields",
	passwordsDiffer: "Passwords do not match",
	failed: "Failed to reset password. Please try again.",
	done: "Your password has been changed.",

	invitationValid: (tenantName: string) => `You're invited to manage ${tenantName}. Choose a password to get started.`,
	invitationAccepted: "You're all set. Sign in with your new password.",
	platformName: "Video Testimonials Platform",
}
