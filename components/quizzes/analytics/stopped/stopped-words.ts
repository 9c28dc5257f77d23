export const stoppedWords = {
	title: "Stopped early",
	about:
		"Visitors who left an email and stopped before the end, half an hour ago or earlier. They go after 30 days. The setting is in a quiz's Details, under Limits.",
	none: "No one who gave an address has stopped early.",
	answered: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
	failed: "The visitors who stopped early couldn't be loaded.",
	retry: "Try again",
	more: "Load more",
}
