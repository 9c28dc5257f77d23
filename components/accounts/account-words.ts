export const loginWords = {
	platformLogin: "Platform login",
	tenantLogin: "Tenant login",
	platformLoginFooter: "Platform administrators only. Contact support for access.",
	tenantLoginFooter: "Tenant administrators only. Contact your platform administrator for access.",
	subtitleFor: (subtitle: string, business: string) => `${subtitle} for ${business}`,
	clock: "0:00",
	password: "Password",
	signIn: "Sign In",
	forgotPassword: "Forgot your password?",

	resetAbout: "We'll email you a link to choose a new one.",
	sendReset: "Send Reset Email",

	checkingLink: "Checking the link",
	linkBroken: "This link doesn't work",
	askForNewLink: "You can ask for a new link on the login page.",
	passwordChanged: "Password changed",
	welcome: "Welcome",
	toLogin: "Taking you to the login…",
	backToLogin: "Back to login",

	choosePassword: "Choose a new password",
	joinBusiness: (business: string) => `Join ${business}`,
	passwordFor: (email: string) => `For ${email}`,
	signInAs: (email: string) => `You'll sign in as ${email}.`,
	newPassword: "New password",
	confirmPassword: "Confirm password",
	confirmNewPassword: "Confirm new password",
	setPassword: "Set Password",
	resetPassword: "Reset Password",
}

export const accountWords = {
	failed: "Failed to load your account",
	failedWhy: "Something went wrong on our side. Nothing is lost.",

	changeEmail: "Change email",
	newEmail: "New email",
	sendCode: "Send a code",
	emailCodeSent: (email: string) =>
		`We've emailed ${email}. If that address already has an account, the email says so instead of giving you a code.`,
	mailCode: "Code from the email",
	mailCodeHint: "Six digits. It works for 30 minutes.",
	emailChanged: "Email changed",
	changeEmailFailed: "Failed to change your email",

	changePassword: "Change password",
	currentPassword: "Current password",
	changeFailed: "Failed to change password",
	othersSignedOut: "Your other devices are signed out.",
}

export const sessionWords = {
	sessions: "Sessions",
	title: "Where you're signed in",
	about: "Don't recognize a device? Sign it out, then change your password.",
	thisDevice: "This device",
	signedInAt: ", signed in",
	signOut: "Sign out",
	here: "here",
	signedOutDevice: "Signed out",
	signOutFailed: "Failed to sign out",
	signOutEverywhere: "Sign out everywhere",
	signOutEverywhereAsk: "Sign out everywhere?",
	signOutEverywhereMeans:
		"This signs you out on every device, including this one. You can sign back in with your password.",
}
