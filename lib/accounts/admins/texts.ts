export const INVITE_EMAIL_REQUIRED = "Please enter an email address"
/** Does not say where the account is: it may belong to another business or to the platform. */
export const EMAIL_HAS_ACCOUNT = "This address already has an account. Please use another one."
export const ADMIN_NOT_FOUND = "This administrator does not exist."
export const ADMIN_HAS_JOINED = "This administrator has already chosen a password."
export const CANNOT_REMOVE_ONESELF = "You cannot remove your own account. Another administrator can do it."
export const LAST_ADMIN = "This is the last administrator who can sign in. Invite another one first."
export const TOO_MANY_ADMINS = "A business can have at most 100 administrators."
