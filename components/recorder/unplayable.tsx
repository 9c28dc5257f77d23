import { UNPLAYABLE } from "./live-texts"
import styles from "./recorder.module.css"

/** Stands in for a picture that this browser cannot show. */
export function Unplayable() {
	return (
		<p role="status" className={styles.words}>
			{UNPLAYABLE}
		</p>
	)
}
