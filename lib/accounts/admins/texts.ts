export const INVITE_EMAIL_REQUIRED = "Please enter an email address"
/** Does not say where the account is: it may belong to another business or to the platform. */
export const EMAIL_HAS_ACCOUNT = "This address already has an account. Please use a different one."
export const ADMIN_NOT_FOUND = "This admin no longer exists."
export const ADMIN_HAS_JOINED = "This admin has already joined."
export const CANNOT_REMOVE_ONESELF = "You can't remove your own account. Ask another admin to do it."
export const LAST_ADMIN = "This is the only admin who can sign in. Invite someone else first."
export const TOO_MANY_ADMINS = "A business can have up to 100 admins."
