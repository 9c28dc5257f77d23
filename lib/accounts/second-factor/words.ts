export const secondFactorRefusals = {
	/** The refusal of a right password while the second step is missing. next-auth shows it too. */
	codeNeeded: "Enter the code from your authenticator app to finish signing in.",
	passkeyNeeded: "Use your passkey to finish signing in.",
	codeRequired: "Please enter the code",
	codeWrong: "This code isn't right. Check that your phone's clock is set automatically.",
	appLost:
		"Codes of this app can't be checked anymore. Use a recovery code or a passkey, then set up the app again. Without them, ask an administrator to reset your two-step sign-in.",
	codeUsed: "This code has been used. Wait for the next one.",
	recoveryCodeWrong: "This recovery code isn't right, or it has been used.",
	challengeOver: "This sign-in took too long or had too many wrong codes. Please sign in again.",
	confirmNeeded: "Please confirm that it's you.",
	confirmByPassword: "Please confirm with your password that it's you.",
	setupNeeded: "Please set up two-step sign-in to go on.",
	factorIsRequired: "Two-step sign-in is required here, so you can't turn it off.",
	accountGone: "This account no longer exists.",
	notOneOwn: "You can't reset your own two-step sign-in here. Open your account instead.",
	factorIsOn: "You already have an authenticator app here.",
	lastStep: "This is your only second step. Turn off two-step sign-in instead.",
	factorIsOff: "Two-step sign-in isn't on.",
	setupOver: "This setup has expired. Please start again.",
}
