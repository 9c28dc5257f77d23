import { KeyHints } from "@/components/ui/key-hints"

const HINTS = [
	["Ctrl Enter", "play this caption"],
	["Alt ,", "start here"],
	["Alt .", "end here"],
	["Alt Enter", "split at the cursor"],
	["Alt ↑ ↓", "previous, next"],
	["Ctrl S", "save"],
] as const

export const CaptionsKeys = () => <KeyHints hints={HINTS} />
