export const passkeyRefusals = {
	unavailable: "Passkeys work only at an https address with a name.",
	refused: "This passkey wasn't accepted. Please try again.",
	unknown: "This passkey isn't known here. It may have been removed.",
	ofAnother: "This passkey belongs to another account.",
	unverified: "This passkey didn't check that it's you. Sign in with your password, and then use the passkey.",
	challengeOver: "This took too long or was used before. Please try again.",
	copied: "This passkey may have been copied, so it isn't accepted. Use another way to sign in.",
	exists: "This passkey is already in use.",
	nameRequired: "Please enter a name",
	nameTooLong: "name can have up to 60 characters",
	notFound: "This passkey no longer exists.",
	tooMany: "An account can have up to 20 passkeys.",
}
