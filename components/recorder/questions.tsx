import { LineIcon } from "@/components/ui/line-icon"
import { t } from "@/lib/languages/t"
import * as liveWords from "./live-words"
import { NEXT_KEY, PREVIOUS_KEY } from "./question-keys"
import styles from "./questions.module.css"

const ICON_SIZE = 20

export interface QuestionsProps {
	questions: readonly string[]
	at: number
	/** Whether a screen reader says a new question. Not while recording: the microphone would hear it. */
	spoken: boolean
	onTurn(step: 1 | -1): void
}

/** One question at a time, on the picture but not in the recording, for a visitor who runs out of words on camera. */
export function Questions({ questions, at, spoken, onTurn }: QuestionsProps) {
	return (
		<fieldset aria-label={t(liveWords.questionsLabel)} className={styles.questions}>
			<button
				type="button"
				aria-label={t(liveWords.previousQuestion)}
				aria-keyshortcuts={PREVIOUS_KEY()}
				className={styles.turn}
				onClick={() => onTurn(-1)}
			>
				<LineIcon size={ICON_SIZE}>
					<path d="m15 18-6-6 6-6" />
				</LineIcon>
			</button>
			<p aria-live={spoken ? "polite" : "off"}>
				{questions[at]} <span className={styles.count}>{liveWords.questionOf(at + 1, questions.length)}</span>
			</p>
			<button
				type="button"
				aria-label={t(liveWords.nextQuestion)}
				aria-keyshortcuts={NEXT_KEY()}
				className={styles.turn}
				onClick={() => onTurn(1)}
			>
				<LineIcon size={ICON_SIZE}>
					<path d="m9 18 6-6-6-6" />
				</LineIcon>
			</button>
		</fieldset>
	)
}
