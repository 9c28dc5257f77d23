export const PERSON_EMAIL_REQUIRED = "Please enter an email address"
