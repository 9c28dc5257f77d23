export const wordingRefusals = {
	stale: "The sentence was changed in the meantime. Reload to see the latest version.",
}
