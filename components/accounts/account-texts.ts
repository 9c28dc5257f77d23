/** Texts of the logins, the password reset and the account page. The server's own are in lib/accounts. */

export const PLATFORM_LOGIN = "Platform login"
export const TENANT_LOGIN = "Tenant login"
export const PLATFORM_LOGIN_FOOTER = "Platform administrators only. Contact support for access."
export const TENANT_LOGIN_FOOTER = "Tenant administrators only. Contact your platform administrator for access."
/** The configured subtitle, followed by the business. */
export const subtitleFor = (subtitle: string, business: string) => `${subtitle} for ${business}`
/** On the viewfinder beside the login, like the recorder's clock. */
export const CLOCK = "0:00"

export const EMAIL = "Email"
export const PASSWORD = "Password"
export const SIGN_IN = "Sign In"
export const FORGOT_PASSWORD = "Forgot your password?"

export const RESET_ABOUT = "We'll email you a link to choose a new one."
export const SEND_RESET = "Send Reset Email"

export const CHECKING_LINK = "Checking the link"
export const LINK_BROKEN = "This link doesn't work"
export const ASK_FOR_NEW_LINK = "You can ask for a new link on the login page."
export const PASSWORD_CHANGED = "Password changed"
export const WELCOME = "Welcome"
export const TO_LOGIN = "Taking you to the login…"
export const BACK_TO_LOGIN = "Back to login"

export const CHOOSE_PASSWORD = "Choose a new password"
export const joinBusiness = (business: string) => `Join ${business}`
export const passwordFor = (email: string) => `For ${email}`
export const signInAs = (email: string) => `You'll sign in as ${email}.`
export const NEW_PASSWORD = "New password"
export const CONFIRM_PASSWORD = "Confirm password"
export const CONFIRM_NEW_PASSWORD = "Confirm new password"
export const SET_PASSWORD = "Set Password"
export const RESET_PASSWORD = "Reset Password"

export const ACCOUNT_FAILED = "Failed to load your account"
export const ACCOUNT_FAILED_WHY = "Something went wrong on our side. Nothing is lost."

export const CHANGE_EMAIL = "Change email"
export const NEW_EMAIL = "New email"
export const SEND_CODE = "Send a code"
export const emailCodeSent = (email: string) =>
	`We've emailed ${email}. If that address already has an account, the email says so instead of giving you a code.`
export const MAIL_CODE = "Code from the email"
export const MAIL_CODE_HINT = "Six digits. It works for 30 minutes."
export const EMAIL_CHANGED = "Email changed"
export const CHANGE_EMAIL_FAILED = "Failed to change your email"

export const CHANGE_PASSWORD = "Change password"
export const CURRENT_PASSWORD = "Current password"
export const CHANGE_FAILED = "Failed to change password"
export const OTHERS_SIGNED_OUT = "Your other devices are signed out."

export const SESSIONS = "Sessions"
export const SESSIONS_TITLE = "Where you're signed in"
export const SESSIONS_ABOUT = "Don't recognize a device? Sign it out, then change your password."
export const THIS_DEVICE = "This device"
/** Between the address and the time of the sign-in. */
export const SIGNED_IN_AT = ", signed in"
export const SIGN_OUT = "Sign out"
/** Read after "Sign out" on this device. */
export const HERE = "here"
export const SIGNED_OUT_DEVICE = "Signed out"
export const SIGN_OUT_FAILED = "Failed to sign out"
export const SIGN_OUT_EVERYWHERE = "Sign out everywhere"
export const SIGN_OUT_EVERYWHERE_ASK = "Sign out everywhere?"
export const SIGN_OUT_EVERYWHERE_MEANS =
	"This signs you out on every device, including this one. You can sign back in with your password."
