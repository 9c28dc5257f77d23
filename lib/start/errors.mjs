/** The system's error code, such as ENOENT. @param {unknown} error @returns {string | undefined} */
export function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : undefined
}

/** @param {unknown} error */
export function messageOf(error) {
	return error instanceof Error ? error.message : String(error)
}
