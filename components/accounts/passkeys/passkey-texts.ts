/** Texts about passkeys: at the login and on the account page. */

export const CONTINUE_WITH_PASSKEY = "Continue with a passkey"
export const OR = "or"

export const PASSKEYS = "Passkeys"
export const PASSKEYS_ABOUT =
	"Your fingerprint, face, or screen lock in place of the password. A passkey works at this website alone, so no false one can take it."
export const ADD_PASSKEY = "Add a passkey"
export const PASSKEY_NAME = "Name"
export const PASSKEY_NAME_HINT = "So that you know it again, such as the device it's on."
export const PASSKEY_ADDED = "Passkey added"
export const PASSKEY_ADD_FAILED = "Failed to add the passkey"
export const THIS_PASSKEY = "Passkey"
export const ADDED = "Added"
/** Before a date. */
export const LAST_USED = "last used"
export const NEVER_USED = "not used yet"
export const REMOVE = "Remove"
export const removePasskeyAsk = (name: string) => `Remove the passkey ${name}?`
export const REMOVE_PASSKEY_MEANS =
	"It no longer signs you in here. It stays in your device's passwords until you delete it there."
export const REMOVE_LAST_MEANS =
	"It's your only second step, so two-step sign-in goes off with it. Your recovery codes stop working, and your other devices are signed out."
export const PASSKEY_REMOVED = "Passkey removed"
export const PASSKEY_REMOVE_FAILED = "Failed to remove the passkey"

export const APP = "Authenticator app"
export const APP_IS_ON = "Its codes are your second step."
export const NO_APP = "Not set up"
export const SET_UP_APP = "Set up an app"
export const REMOVE_APP_ASK = "Remove your authenticator app?"
export const REMOVE_APP_MEANS = "Its codes stop working here. Your passkeys and recovery codes stay."
export const APP_REMOVED = "Authenticator app removed"
export const APP_REMOVE_FAILED = "Failed to remove the authenticator app"
export const USE_AN_APP = "Use an authenticator app"
