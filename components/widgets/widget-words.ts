import { counted } from "@/components/ui/counted"
import type { ApiError } from "@/lib/client/api"
import type { Widget } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

type Kind = Widget["kind"]
const KINDS: Readonly<Record<Kind, { label: string; about: string }>> = {
	wall: { label: "Wall", about: "Many testimonials in columns" },
	carousel: { label: "Carousel", about: "A row that scrolls by itself" },
	single: { label: "Single", about: "One testimonial, large" },
	badge: { label: "Badge", about: "A small button that counts them" },
}
const WIDGET_LABELS: Readonly<Record<string, string>> = {
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
	contact_sheet: "Film frames",
	scheme: "Background",
	accent: "Accent color",
	radius: "Rounded corners",
	gap: "Space between",
	font: "Typeface",
	allowed_origins: "Allowed sites",
}
const KINDS_SHOWN: Readonly<Record<string, string>> = {
	"video\nwritten": "Both",
	video: "Videos only",
	written: "Written ones only",
}
const BUILDERS: readonly { name: string; how: string }[] = [
	{ name: "WordPress", how: "Edit the page, add a Custom HTML block, and paste the code into it." },
	{
		name: "Wix",
		how: "Choose Add Elements, then Embed Code, then Embed HTML. Wix shows it from an address of its own, so leave Allowed sites blank.",
	},
	{ name: "Squarespace", how: "Edit the page, add a Code block, and paste the code with the type HTML." },
	{ name: "Shopify", how: "Open the theme editor, add a Custom Liquid section, and paste the code into it." },
	{ name: "Anything else", how: "Paste it into the page's HTML, where the widget should appear." },
]

export const widgetWords = {
	widgets: "Widgets",
	loading: "Loading widgets",
	failed: "Failed to load widgets",
	failedWhy: "We couldn't load your widgets just now. They still work on your website. Try again in a moment.",

	showable: (count: number) => `You have ${counted(count, "approved testimonial")} to show.`,
	showableShared: (count: number) => `You have ${counted(count, "approved and shared testimonial")} to show.`,
	nothingToShow: "You have no approved testimonials yet. Until you do, a widget invites visitors to record one.",
	nothingShared:
		"You have no testimonials that are both approved and shared. Until you do, a widget invites visitors to record one.",
	nothingInWidget: "No approved testimonial fits this widget yet. Until one does, visitors see a link to your page.",
	reviewTestimonials: "Review testimonials",

	none: "Show your testimonials on your website",
	noneAbout:
		"Pick a look, copy its code into your website, and every testimonial you approve shows up there automatically.",
	new: "New widget",
	kinds: KINDS,
	newOf: (kind: Kind) => `New ${KINDS[kind].label.toLowerCase()}`,
	/** "Wall", then "Wall 2". */
	numbered: (name: string, number: number) => (number === 1 ? name : `${name} ${number}`),
	copyOf: (name: string) => `${name} (copy)`,
	moreFor: (name: string) => `More for ${name}`,
	duplicate: "Duplicate",
	copyCode: "Copy code",
	copyCodeOf: (name: string) => `Copy code of ${name}`,
	codeCopied: "Code copied",
	created: "Widget created",
	duplicated: "Widget duplicated",
	deleted: "Widget deleted",
	createFailed: "Failed to create widget",
	deleteFailed: "Failed to delete widget",
	deleteTitle: (name: string) => `Delete “${name}”?`,
	deleteMeans: "Websites that use this widget will show an empty space and a plain link instead. You can't undo this.",
	full: "You have 50 widgets, which is the most you can have. Delete one to add another.",

	badgeShows: "How many testimonials you have",
	newestOf: (kind: Kind, most: number) => (kind === "single" || most === 1 ? "The newest one" : `The newest ${most}`),
	chosen: (count: number) => (count === 0 ? "None chosen yet" : `${count} chosen`),
	onAnySite: "On any website",
	onSites: (sites: readonly string[]) => (sites.length === 1 ? `On ${sites[0]}` : `On ${sites.length} websites`),
}

export const widgetEditorWords = {
	allWidgets: "All widgets",
	gone: "This widget doesn't exist anymore",
	goneAbout: "You or a colleague may have deleted it.",
	settings: "Settings",
	saved: "Widget saved",
	saveFailed: (error: ApiError) => `Failed to save widget: ${reasonOf(error)}`,

	labels: WIDGET_LABELS,
	nameHint: "Only you see it.",
	sources: {
		newest: "The newest ones",
		picked: "Ones I choose",
	} satisfies Readonly<Record<Widget["source"], string>>,
	/** By what the form holds: one kind a line. */
	kindsShown: KINDS_SHOWN,
	tagsHint: "With any of the tags you check. Check none to show all.",
	tagCount: (count: number) => (count === 1 ? "1 tag" : `${count} tags`),
	mostHint: "A visitor can scroll through up to 200.",
	leftOut: (most: number, count: number) => `Only the first ${most} of your ${count} will show.`,
	showWithEach: "Show with each testimonial",
	lookSheet: "Film frames",
	lookCards: "Plain cards",
	look: "Look",
	wholeLook: "Frames, colors, corners, and typeface",
	badgeLook: "Colors and typeface",
	nothingWithEach: "nothing else",
	partNames: {
		show_name: "name",
		show_website: "website",
		show_date: "date",
		show_stars: "stars",
	} as const,
	contactSheetHint:
		"Videos are framed like film and show what was said; pinned ones are large, and the newest mix with texts.",
	schemes: {
		auto: "Light or dark, to match the visitor's device",
		light: "Light",
		dark: "Dark",
		transparent: "None, so your website's colors show",
	} satisfies Readonly<Record<Widget["scheme"], string>>,
	accentHint: "Leave blank to use your brand color.",
	brandColor: "Your brand color",
	fonts: {
		site: "Same as your website",
		product: "The visitor's system font",
	} satisfies Readonly<Record<Widget["font"], string>>,
	pixels: (size: number) => `${size} px`,
	site: "site",
	siteExample: "https://www.example.com",
	sitesHint: "Leave blank to allow any website.",
	anySite: "Any website",
}

export const pickWords = {
	choose: "Choose testimonials",
	chooseAbout: "They appear in the order you choose them. You can change it later.",
	nothingChosen: "You haven't chosen any testimonials yet.",
	notShown: "Not available",
	notShownWhy: "It was deleted or isn't public right now, so visitors don't see it.",
	removePick: (name: string) => `Remove ${name}`,
	search: "Search approved testimonials",
	searchPlaceholder: "Name or what was said",
	searchFailed: "Failed to load testimonials",
	noMatch: "No approved testimonial matches.",
	more: "Show more",
	pickedSoFar: (count: number) => `${counted(count, "testimonial")} chosen`,
	picksFull: "A widget shows at most 200.",
}

export const widgetPreviewWords = {
	title: "Preview of your widget",
	pageColor: "Your page",
	pages: { light: "Light", dark: "Dark" } as const,
	previewFailed: "Failed to load the preview.",
}

export const snippetWords = {
	addToSite: "Add it to your website",
	addToSiteAbout: "Copy this code into your page. Later changes to the widget show up automatically.",
	snippet: "widget code",
	/** For visitors without scripts, until the widget is drawn. */
	link: "Share your experience",
	whereToPaste: "Where do I paste it?",
	builders: BUILDERS,
	hasPolicy: "My site has a security policy",
	policyAbout:
		"If your site sends a Content-Security-Policy header, add these sources to it. Ask the person who runs your site if you're not sure.",
	policy: "security policy",
	hasLanguages: "My site has several languages",
	languagesAbout:
		"The widget speaks the language of the page around it if you offer that language, and your own language everywhere else. Your page names its language in its html tag. To choose one yourself, add it to the script, such as ",
	languageExample: 'data-lang="de"',
}
