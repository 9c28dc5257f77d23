import { KeyHints } from "@/components/ui/key-hints"

const HINTS = [
	["↑ ↓", "move"],
	["Enter", "watch"],
	["x", "select"],
	["/", "search"],
] as const

export const ListKeys = () => <KeyHints hints={HINTS} />
