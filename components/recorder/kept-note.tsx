import { LineIcon } from "@/components/ui/line-icon"
import { t } from "@/lib/languages/t"
import * as liveWords from "./live-words"
import { SHIELD } from "./shield"

export interface KeptNoteProps {
	warning: boolean
}

export function KeptNote({ warning }: KeptNoteProps) {
	return (
		<p>
			<LineIcon size={16}>{warning ? WARNING : SHIELD}</LineIcon>
			{warning ? t(liveWords.notKept) : t(liveWords.kept)}
		</p>
	)
}

const WARNING = (
	<>
		<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
		<path d="M12 9v4M12 17h.01" />
	</>
)
