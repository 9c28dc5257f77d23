export const ownAccountRefusals = {
	currentPasswordWrong: "Your current password isn't correct",
	sessionNotFound: "This session no longer exists.",
}
