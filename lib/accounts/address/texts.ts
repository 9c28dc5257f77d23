export const NEW_EMAIL_REQUIRED = "Please enter an email address"
export const EMAIL_IS_SAME = "This is your address already."
export const ADDRESS_CODE_WRONG = "This code isn't right. Look for the newest email from us."
export const ADDRESS_CODE_OVER = "This code has expired or had too many tries. Please start again."
