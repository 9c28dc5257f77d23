import { ErrorState } from "@/components/ui/error-state"
import { widgetWords } from "./widget-words"

export function WidgetsFailure() {
	return <ErrorState title={widgetWords.failed}>{widgetWords.failedWhy}</ErrorState>
}
