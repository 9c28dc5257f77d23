import { counted } from "@/components/ui/counted"
import type { InvitationState, SkipReason } from "@/lib/client/contract"

export const INVITE_TITLE = "Invite customers"
export const INVITE_ABOUT = "Email your customers a personal link to your page. It fills in their name and email."
export const NO_MAILBOX =
	"Invitations are sent from your own mailbox, so customers recognize you. You haven't added one yet."
export const MAILBOX_REFUSES =
	"Your mailbox refuses its password, so nothing is being sent. Update it in the Email settings."
export const EMAIL_SETTINGS = "Open Email settings"

export const PEOPLE = "Customers"
export const PEOPLE_HINT =
	"One per line: name and email address. The To line of an email works, too. Up to 1,000 at once."
export const PEOPLE_EXAMPLE = "Ada Lovelace, ada@example.com\nGrace Hopper, grace@example.com"
export const CHOOSE_CSV = "Choose a CSV file"
export const FILE_FAILED = "Couldn't read this file"
export const AGAIN = "Include people I invited in the last 30 days"
export const CHECK = "Check the list"
export const CHECK_FAILED = "Couldn't check the list"
export const readyText = (count: number) =>
	count === 0 ? "There's no one to invite on this list." : `${counted(count, "customer")} will be invited.`
export const SKIP_REASONS: Record<SkipReason, string> = {
	name_missing: "Name missing",
	name_long: "Name too long",
	address_missing: "Email address missing",
	address_invalid: "Not an email address",
	duplicate: "On the list twice",
	recent: "Invited in the last 30 days",
	unsubscribed: "Unsubscribed from your invitations",
	too_many: "More than 1,000 customers",
}

export const NAMES_TITLE = "Who are they?"
export const NAMES_ABOUT = "The list has no names for these customers. They're invited once you type one."

export const SUBJECT = "Subject"
export const MESSAGE = "Message"
export const MESSAGE_HINT = "{name} becomes the customer's name. We add a button to your page and an unsubscribe link."
export const PREVIEW = "Preview"
export const PREVIEW_NAME = "Ada"
export const PREVIEW_BUTTON = "Record a video"
export const REMINDERS = "Reminders"
export const REMINDERS_HINT = "They stop when the testimonial arrives or the customer unsubscribes."
export const reminderLabel = (number: number) => `Reminder ${number}`
export const NO_REMINDER = "None"
export const daysAfter = (days: number) => `After ${counted(days, "day")}`
export const sendLabel = (count: number) => `Send ${counted(count, "invitation")}`
export const SEND_FAILED = "Couldn't send the invitations"
export const invitedToast = (count: number) => `${counted(count, "invitation")} on the way`
export const PACE = "Speed"
export const PACE_HINT = "How many emails an hour your mailbox sends. Most providers limit it."
export const perHour = (count: number) => `${count.toLocaleString("en-US")} an hour`
export const PACE_CHANGED = "Speed changed"
export const PACE_FAILED = "Couldn't change the speed"

export const LIST_TITLE = "Invitations"
export const NO_INVITATIONS = "No invitations yet"
export const NO_INVITATIONS_ABOUT = "Everyone you invite appears here, with how far they got."
export const MORE_INVITATIONS = "Show more"
export const TOTALS = {
	invited: "Invited",
	delivered: "Delivered",
	opened: "Opened the page",
	recorded: "Recorded",
	submitted: "Sent a testimonial",
	unsubscribed: "Unsubscribed",
	failed: "Failed",
} as const
export const STATES: Record<InvitationState, string> = {
	waiting: "Waiting to be sent",
	sent: "Being sent",
	delivered: "Delivered",
	opened: "Opened the page",
	recorded: "Recorded a video",
	submitted: "Sent a testimonial",
	unsubscribed: "Unsubscribed",
	canceled: "Canceled",
	failed: "Failed",
}
export const INVITED_ON = "Invited"
export const NEXT_REMINDER = "Next email"
export const remindersText = (count: number) => counted(count, "reminder")
export const actionsFor = (name: string) => `Actions for ${name}`
export const CANCEL_INVITATION = "Stop emails"
export const CANCELED = "No more emails will be sent"
export const CANCEL_FAILED = "Couldn't stop the emails"
export const DELETE_INVITATION = "Delete"
export const deleteTitle = (name: string) => `Delete ${name}'s invitation?`
export const DELETE_EFFECT =
	"They won't get any reminders. The link still opens your page, but no longer fills in their details."
export const DELETED = "Invitation deleted"
export const DELETE_FAILED = "Couldn't delete the invitation"
