export const passkeyWords = {
	continueWithPasskey: "Continue with a passkey",
	or: "or",

	passkeys: "Passkeys",
	about:
		"Your fingerprint, face, or screen lock in place of the password. A passkey works at this website alone, so no false one can take it.",
	add: "Add a passkey",
	nameHint: "So that you know it again, such as the device it's on.",
	passkeyAdded: "Passkey added",
	addFailed: "Failed to add the passkey",
	thisPasskey: "Passkey",
	added: "Added",
	lastUsed: "last used",
	neverUsed: "not used yet",
	removeAsk: (name: string) => `Remove the passkey ${name}?`,
	removeMeans: "It no longer signs you in here. It stays in your device's passwords until you delete it there.",
	removeLastMeans:
		"It's your only second step, so two-step sign-in goes off with it. Your recovery codes stop working, and your other devices are signed out.",
	removed: "Passkey removed",
	removeFailed: "Failed to remove the passkey",
}

export const authenticatorWords = {
	app: "Authenticator app",
	isOn: "Its codes are your second step.",
	none: "Not set up",
	setUp: "Set up an app",
	removeAsk: "Remove your authenticator app?",
	removeMeans: "Its codes stop working here. Your passkeys and recovery codes stay.",
	removed: "Authenticator app removed",
	removeFailed: "Failed to remove the authenticator app",
	useAnApp: "Use an authenticator app",
}
