export const adminRefusals = {
	inviteEmailRequired: "Please enter an email address",
	/** Answered to the platform's admins alone: what a business invites says nothing about other businesses. */
	emailHasAccount: "This address already has an account. Please use a different one.",
	alreadyOnTeam: "This address is already on the team.",
	notFound: "This admin no longer exists.",
	hasJoined: "This admin has already joined.",
	cannotRemoveOneself: "You can't remove your own account. Ask another admin to do it.",
	lastAdmin: "This is the only admin who can sign in. Invite someone else first.",
	lastOwner: "This is the only owner who can sign in. Make someone else an owner first.",
	roleInvalid: "tenant_role must be owner, editor, or viewer",
	tooManyAdmins: "A business can have up to 100 admins.",
}
