import { expect, it } from "vitest"
import { formatFileSize } from "./format-file-size"

it.each([
	[1, "1 KB"],
	[1025, "2 KB"],
	[1_047_552, "1023 KB"],
	[1_047_553, "1.0 MB"],
	[1_048_576, "1.0 MB"],
	[10_485_760, "10.0 MB"],
])("%d bytes are %s", (bytes, shown) => {
	expect(formatFileSize(bytes)).toBe(shown)
})
