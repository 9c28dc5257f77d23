export const widgetRefusals = {
	gone: "This widget isn't available.",
	notFound: "Widget not found.",
	stale: "This widget was changed in the meantime. Reload to see the latest version.",
	pickedUnknown: "One of the chosen testimonials no longer exists. Remove it, and save again.",
	full: "You already have 50 widgets. Delete one to add another.",
}
