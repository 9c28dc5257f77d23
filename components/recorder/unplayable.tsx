import { t } from "@/lib/languages/t"
import * as liveWords from "./live-words"
import styles from "./recorder.module.css"

export function Unplayable() {
	return (
		<p role="status" className={styles.words}>
			{t(liveWords.unplayable)}
		</p>
	)
}
