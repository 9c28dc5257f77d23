/** The sections of a tenant's Settings tab, by their name in the address (`&section=`). */
export const SECTIONS = {
	page: { label: "Public page", about: "Logo, color and words of the page that records" },
	"thank-you": { label: "Thank-you page", about: "What customers read afterwards, and their gift" },
	email: { label: "Email", about: "Notifications, your mailbox, what was sent" },
	team: { label: "Team", about: "Who may sign in here" },
	privacy: { label: "Privacy", about: "Export or erase one person's data" },
	activity: { label: "Activity", about: "Who changed what, and when" },
} as const

export type SectionName = keyof typeof SECTIONS

/** The section that a desktop shows if the address names none. */
export const FIRST_SECTION: SectionName = "page"
