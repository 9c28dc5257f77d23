export const translationRefusals = {
	subjectUnknown: "There are no such texts.",
	languageUnknown: "Pages don't come in this language.",
	stale: "Someone else saved this language meanwhile. Load the page again to see their texts.",
}
