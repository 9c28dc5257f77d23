/** Texts about requiring two-step sign-in, and about admins who have lost theirs. */

export const HAS_TWO_STEP = "Two-step sign-in is on"
export const NO_TWO_STEP = "No two-step sign-in"
export const REQUIRE_TWO_STEP = "Require two-step sign-in"
export const REQUIRE_TWO_STEP_HINT =
	"Everyone here has seven days to set it up. After that, only their account page opens until they do."
export const REQUIRE_OF_ALL_HINT =
	"Every admin of the platform and of each business has seven days to set it up. After that, only their account page opens until they do."
export const REQUIRED_NOW = "Two-step sign-in is required"
export const NOT_REQUIRED_NOW = "Two-step sign-in isn't required"
export const REQUIRE_FAILED = "Failed to change the requirement"

export const RESET_TWO_STEP = "Reset two-step"
export const resetAsk = (email: string) => `Reset two-step sign-in of ${email}?`
export const RESET_MEANS =
	"Do this only if you're sure who asks, such as after a call. Their password alone signs them in until they set it up again. We'll email them."
export const RESET_DONE = "Two-step sign-in was reset"
export const RESET_FAILED = "Failed to reset two-step sign-in"

export const DUE_TITLE = "Two-step sign-in is required here"
/** Followed by a date. */
export const DUE_UNTIL = "Set it up by"
export const SET_IT_UP = "Set it up"
export const OVERDUE_TITLE = "Set up two-step sign-in to go on"
export const OVERDUE_MEANS =
	"It's required here, and the time to set it up is over. Everything opens again once it's on."
export const REQUIRED_HERE = "It's required here, so you can't turn it off."

export const SIGN_IN_SECURITY = "Two-step sign-in"
export const SIGN_IN_SECURITY_ABOUT = "Who must use it, and who doesn't yet"
export const SIGN_IN_SECURITY_HEADER = "A code from a phone besides the password, for everyone who signs in."
export const ACCOUNTS_WITHOUT = "Without two-step sign-in"
export const NO_ACCOUNTS_WITHOUT = "Everyone has it."
export const PLATFORM_ADMIN = "Platform admin"
/** Before a date. */
export const LAST_SIGNED_IN = "last signed in"
export const NEVER_SIGNED_IN = "hasn't signed in yet"
export const DUE = "due"
export const firstOf = (shown: number, total: number) => `The first ${shown} of ${total}.`
