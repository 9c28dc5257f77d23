import { t } from "@/lib/languages/t"
import * as uiWords from "./ui-words"

/** Instead of a part that the visitor asked for, whose script cannot come. */
export function PartNotLoaded() {
	return (
		<p role="alert" className="text-base">
			{t(uiWords.partNotLoaded)}
		</p>
	)
}
