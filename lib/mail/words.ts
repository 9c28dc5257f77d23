export const mailRefusals = {
	deliveryNotFound: "Email not found.",
	stillOnItsWay: "This email is still on its way.",
	neverConfirmed: "The mail server accepted this email twice but never confirmed it. It may have arrived.",
	textGone: "This email can't be sent again because its text is no longer stored.",
	ownMailboxGone: "This email can only be sent from your own mailbox, which is no longer set up.",
}
