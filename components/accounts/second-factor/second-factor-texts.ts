/** Texts of the second step: on the login, on the account page, and where a call asks for it again. */

export const TWO_STEP = "Two-step sign-in"
export const TWO_STEP_ABOUT =
	"A passkey or a code from your phone, besides your password. It keeps out anyone who learns your password."
/** Where browsers know no passkeys. */
export const TWO_STEP_ABOUT_CODE =
	"A code from your phone, besides your password. It keeps out anyone who learns your password."
export const ON_SINCE = "On since"
export const TURN_ON = "Turn on"
export const TURN_OFF = "Turn off"
export const TURN_OFF_ASK = "Turn off two-step sign-in?"
export const TURN_OFF_MEANS =
	"Your password alone signs you in from then on. Your authenticator app, passkeys, and recovery codes stop working, and your other devices are signed out."
export const TURNED_OFF = "Two-step sign-in is off"
export const TURN_OFF_FAILED = "Failed to turn off two-step sign-in"
export const OTHERS_SIGNED_OUT = "Your other devices are signed out."

export const FIRST_PASSWORD = "First, enter your current password."
export const CONTINUE = "Continue"
export const APP_ADDED = "Authenticator app added"
export const SETUP_FAILED = "Failed to set up two-step sign-in"
export const SCAN =
	"Scan this with an authenticator app on your phone, such as Google Authenticator, 2FAS, or your password manager."
export const SETUP_QR = "QR code for your authenticator app"
export const CANNOT_SCAN = "Can't scan it?"
export const TYPE_KEY = "Open the app on this device, or type this key into the app:"
export const OPEN_APP = "Open the app"
export const KEY = "Key"
export const THEN_CODE = "Then enter the code that the app shows."

export const CODE = "Code"
export const CODE_HINT = "Six digits. A new code shows every 30 seconds."
export const RECOVERY_CODE = "Recovery code"
export const RECOVERY_CODE_HINT = "Ten letters and digits. Each one works once."
export const USE_RECOVERY_CODE = "Use a recovery code"
export const USE_APP = "Use the authenticator app"
export const USE_PASSKEY = "Use your passkey"
/** Beside the other ways. */
export const USE_PASSKEY_INSTEAD = "Use a passkey"

export const CODES_TITLE = "Save your recovery codes"
export const CODES_ABOUT =
	"Each one is your second step once, if you don't have your phone or passkey. You won't see them again. Keep them where you'd keep a spare key."
export const CODES = "Recovery codes"
export const DOWNLOAD_CODES = "Download"
export const CODES_FILE = "recovery-codes.txt"
export const codesFileText = (email: string, codes: string) => `Recovery codes for ${email}\n\n${codes}\n`
export const CODES_SAVED = "I've saved them"
export const NEW_CODES = "New recovery codes"
export const NEW_CODES_ASK = "Get new recovery codes?"
export const NEW_CODES_MEANS = "The codes that you have stop working right away."
export const NEW_CODES_FAILED = "Failed to get new recovery codes"
export const codesLeft = (count: number) =>
	count === 0 ? "No recovery codes are left" : `${count} recovery ${count === 1 ? "code is" : "codes are"} left`
export const GET_MORE_CODES = "Get new ones before you need them."

export const codeFor = (email: string) => `Enter the code that your authenticator app shows for ${email}.`
export const passkeyFor = (email: string) => `Use a passkey to sign in as ${email}.`
export const recoveryCodeFor = (email: string) => `Enter one of the recovery codes that you saved for ${email}.`
export const START_OVER = "Start over"

export const CONFIRM_TITLE = "Is it you?"
export const CONFIRM_ABOUT =
	"We ask again before anything that can't be undone, takes data out, or changes who gets in. It lasts ten minutes."
export const CONFIRM = "Confirm"
