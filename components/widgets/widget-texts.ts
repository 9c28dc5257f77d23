import { counted } from "@/components/ui/counted"
import type { ApiError } from "@/lib/client/api"
import type { Widget } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

type Kind = Widget["kind"]

export const WIDGETS = "Widgets"
export const WIDGETS_LOADING = "Loading widgets"
export const WIDGETS_FAILED = "Failed to load widgets"
export const WIDGETS_FAILED_WHY =
	"We couldn't load your widgets just now. They still work on your website. Try again in a moment."

// How many testimonials there are to show.
export const showable = (count: number) => `You have ${counted(count, "approved testimonial")} to show.`
export const showableShared = (count: number) =>
	`You have ${counted(count, "approved and shared testimonial")} to show.`
export const NOTHING_TO_SHOW =
	"You have no approved testimonials yet. Until you do, a widget invites visitors to record one."
export const NOTHING_SHARED =
	"You have no testimonials that are both approved and shared. Until you do, a widget invites visitors to record one."
export const NOTHING_IN_WIDGET =
	"No approved testimonial fits this widget yet. Until one does, visitors see a link to your page."
export const REVIEW_TESTIMONIALS = "Review testimonials"

// The list.
export const NO_WIDGETS = "Show your testimonials on your website"
export const NO_WIDGETS_ABOUT =
	"Pick a look, copy its code into your website, and every testimonial you approve shows up there automatically."
export const NEW_WIDGET = "New widget"
export const KINDS: Readonly<Record<Kind, { label: string; about: string }>> = {
	wall: { label: "Wall", about: "Many testimonials in columns" },
	carousel: { label: "Carousel", about: "A row that scrolls by itself" },
	single: { label: "Single", about: "One testimonial, large" },
	badge: { label: "Badge", about: "A small button that counts them" },
}
export const newOf = (kind: Kind) => `New ${KINDS[kind].label.toLowerCase()}`
/** "Wall", then "Wall 2". */
export const numbered = (name: string, number: number) => (number === 1 ? name : `${name} ${number}`)
export const copyOf = (name: string) => `${name} (copy)`
export const moreFor = (name: string) => `More for ${name}`
export const DUPLICATE = "Duplicate"
export const DELETE = "Delete"
export const WIDGET_CREATED = "Widget created"
export const WIDGET_DUPLICATED = "Widget duplicated"
export const WIDGET_DELETED = "Widget deleted"
export const CREATE_FAILED = "Failed to create widget"
export const DELETE_FAILED = "Failed to delete widget"
export const deleteTitle = (name: string) => `Delete “${name}”?`
export const DELETE_MEANS =
	"Websites that use this widget will show an empty space and a plain link instead. You can't undo this."
export const FULL = "You have 50 widgets, which is the most you can have. Delete one to add another."

// What a widget shows, in a few words.
export const BADGE_SHOWS = "How many testimonials you have"
export const newestOf = (kind: Kind, most: number) =>
	kind === "single" || most === 1 ? "The newest one" : `The newest ${most}`
export const chosen = (count: number) => (count === 0 ? "None chosen yet" : `${count} chosen`)
export const ON_ANY_SITE = "On any website"
export const onSites = (sites: readonly string[]) =>
	sites.length === 1 ? `On ${sites[0]}` : `On ${sites.length} websites`

// One widget.
export const ALL_WIDGETS = "All widgets"
export const WIDGET_GONE = "This widget doesn't exist anymore"
export const WIDGET_GONE_ABOUT = "You or a colleague may have deleted it."
export const SETTINGS = "Settings"
export const WIDGET_SAVED = "Widget saved"
export const saveFailed = (error: ApiError) => `Failed to save widget: ${reasonOf(error)}`

/** The labels of the fields. They also replace the field names in the server's messages. */
export const WIDGET_LABELS: Readonly<Record<string, string>> = {
	name: "Name",
	kind: "Kind",
	source: "Testimonials",
	submission_ids: "Chosen testimonials",
	tag_ids: "Only with these tags",
	kinds: "Videos or written",
	max_items: "Show at most",
	show_name: "Name of the customer",
	show_website: "Website of the customer",
	show_date: "Date",
	show_stars: "Stars that customers gave",
	scheme: "Background",
	accent: "Accent color",
	radius: "Rounded corners",
	gap: "Space between",
	font: "Typeface",
	allowed_origins: "Allowed sites",
}
export const NAME_HINT = "Only you see it."
export const SOURCES: Readonly<Record<Widget["source"], string>> = {
	newest: "The newest ones",
	picked: "Ones I choose",
}
/** By what the form holds: one kind a line. */
export const KINDS_SHOWN: Readonly<Record<string, string>> = {
	"video\nwritten": "Both",
	video: "Videos only",
	written: "Written ones only",
}
export const TAGS_HINT = "With any of the tags you check. Check none to show all."
export const tagCount = (count: number) => (count === 1 ? "1 tag" : `${count} tags`)
export const MOST_HINT = "A visitor can scroll through up to 200."
export const leftOut = (most: number, count: number) => `Only the first ${most} of your ${count} will show.`
export const SHOW_WITH_EACH = "Show with each testimonial"
export const NOTHING_WITH_EACH = "nothing else"
export const PART_NAMES = {
	show_name: "name",
	show_website: "website",
	show_date: "date",
	show_stars: "stars",
} as const
export const SCHEMES: Readonly<Record<Widget["scheme"], string>> = {
	auto: "Light or dark, to match the visitor's device",
	light: "Light",
	dark: "Dark",
	transparent: "None, so your website's colors show",
}
export const ACCENT_HINT = "Leave blank to use your brand color."
export const BRAND_COLOR = "Your brand color"
export const FONTS: Readonly<Record<Widget["font"], string>> = {
	site: "Same as your website",
	product: "The visitor's system font",
}
export const pixels = (size: number) => `${size} px`
export const SITE = "site"
export const SITE_EXAMPLE = "https://www.example.com"
export const SITES_HINT = "Leave blank to allow any website."
export const ANY_SITE = "Any website"

// Choosing testimonials by hand.
export const CHOOSE = "Choose testimonials"
export const CHOOSE_ABOUT = "They appear in the order you choose them. You can change it later."
export const NOTHING_CHOSEN = "You haven't chosen any testimonials yet."
export const NOT_SHOWN = "Not available"
export const NOT_SHOWN_WHY = "It was deleted or isn't public right now, so visitors don't see it."
export const removePick = (name: string) => `Remove ${name}`
export const SEARCH = "Search approved testimonials"
export const SEARCH_PLACEHOLDER = "Name or what was said"
export const SEARCH_FAILED = "Failed to load testimonials"
export const NO_MATCH = "No approved testimonial matches."
export const MORE = "Show more"
export const DONE = "Done"
export const pickedSoFar = (count: number) => `${counted(count, "testimonial")} chosen`
export const PICKS_FULL = "A widget shows at most 200."

// The preview.
export const WIDGET_PREVIEW = "Preview of your widget"
export const PAGE_COLOR = "Your page"
export const PAGES = { light: "Light", dark: "Dark" } as const
export const PREVIEW_FAILED = "Failed to load the preview."

// The snippet.
export const ADD_TO_SITE = "Add it to your website"
export const ADD_TO_SITE_ABOUT = "Copy this code into your page. Later changes to the widget show up automatically."
export const SNIPPET = "widget code"
/** For visitors without scripts, until the widget is drawn. */
export const SNIPPET_LINK = "Share your experience"
export const WHERE_TO_PASTE = "Where do I paste it?"
export const BUILDERS: readonly { name: string; how: string }[] = [
	{ name: "WordPress", how: "Edit the page, add a Custom HTML block, and paste the code into it." },
	{
		name: "Wix",
		how: "Choose Add Elements, then Embed Code, then Embed HTML. Wix shows it from an address of its own, so leave Allowed sites blank.",
	},
	{ name: "Squarespace", how: "Edit the page, add a Code block, and paste the code with the type HTML." },
	{ name: "Shopify", how: "Open the theme editor, add a Custom Liquid section, and paste the code into it." },
	{ name: "Anything else", how: "Paste it into the page's HTML, where the widget should appear." },
]
export const HAS_POLICY = "My site has a security policy"
export const POLICY_ABOUT =
	"If your site sends a Content-Security-Policy header, add these sources to it. Ask the person who runs your site if you're not sure."
export const POLICY = "security policy"
