export const secondFactorWords = {
	twoStep: "Two-step sign-in",
	twoStepAbout:
		"A passkey or a code from your phone, besides your password. It keeps out anyone who learns your password.",
	/** Where browsers know no passkeys. */
	twoStepAboutCode: "A code from your phone, besides your password. It keeps out anyone who learns your password.",
	onSince: "On since",
	turnOn: "Turn on",
	turnOff: "Turn off",
	turnOffAsk: "Turn off two-step sign-in?",
	turnOffMeans:
		"Your password alone signs you in from then on. Your authenticator app, passkeys, and recovery codes stop working, and your other devices are signed out.",
	turnedOff: "Two-step sign-in is off",
	turnOffFailed: "Failed to turn off two-step sign-in",
	othersSignedOut: "Your other devices are signed out.",

	firstPassword: "First, enter your current password.",
	appAdded: "Authenticator app added",
	setupFailed: "Failed to set up two-step sign-in",
	scan: "Scan this with an authenticator app on your phone, such as Google Authenticator, 2FAS, or your password manager.",
	setupQr: "QR code for your authenticator app",
	cannotScan: "Can't scan it?",
	typeKey: "Open the app on this device, or type this key into the app:",
	openApp: "Open the app",
	key: "Key",
	thenCode: "Then enter the code that the app shows.",

	code: "Code",
	codeHint: "Six digits. A new code shows every 30 seconds.",
	recoveryCode: "Recovery code",
	recoveryCodeHint: "Ten letters and digits. Each one works once.",
	useRecoveryCode: "Use a recovery code",
	useApp: "Use the authenticator app",
	usePasskey: "Use your passkey",
	/** Beside the other ways. */
	usePasskeyInstead: "Use a passkey",

	codesTitle: "Save your recovery codes",
	codesAbout:
		"Each one is your second step once, if you don't have your phone or passkey. You won't see them again. Keep them where you'd keep a spare key.",
	codes: "Recovery codes",
	downloadCodes: "Download",
	codesFile: "recovery-codes.txt",
	codesFileText: (email: string, codes: string) => `Recovery codes for ${email}\n\n${codes}\n`,
	codesSaved: "I've saved them",
	newCodes: "New recovery codes",
	newCodesAsk: "Get new recovery codes?",
	newCodesMeans: "The codes that you have stop working right away.",
	newCodesFailed: "Failed to get new recovery codes",
	codesLeft: (count: number) =>
		count === 0 ? "No recovery codes are left" : `${count} recovery ${count === 1 ? "code is" : "codes are"} left`,
	getMoreCodes: "Get new ones before you need them.",

	codeFor: (email: string) => `Enter the code that your authenticator app shows for ${email}.`,
	passkeyFor: (email: string) => `Use a passkey to sign in as ${email}.`,
	recoveryCodeFor: (email: string) => `Enter one of the recovery codes that you saved for ${email}.`,
	startOver: "Start over",

	confirmTitle: "Is it you?",
	confirmAbout:
		"We ask again before anything that can't be undone, takes data out, or changes who gets in. It lasts ten minutes.",
	confirm: "Confirm",
}
