export const addressRefusals = {
	newEmailRequired: "Please enter an email address",
	emailIsSame: "This is your address already.",
	codeWrong: "This code isn't right. Look for the newest email from us.",
	codeOver: "This code has expired or had too many tries. Please start again.",
}
