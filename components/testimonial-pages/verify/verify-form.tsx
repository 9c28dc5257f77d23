"use client"

import { useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { controlClass } from "@/components/ui/control-class"
import { Field } from "@/components/ui/field"
import { Notice } from "@/components/ui/notice"
import { TextAreaField } from "@/components/ui/text-area-field"
import { call, pathOf } from "@/lib/client/api"
import { t } from "@/lib/languages/t"
import { momentText } from "@/lib/submissions/consent/moment-text"
import type { Statement } from "@/lib/submissions/statements/statement"
import { tidyWritten } from "@/lib/submissions/tidy-written"
import * as closedWords from "./closed-words"
import { FileChoice } from "./file-choice"
import { hashBytes } from "./hash-bytes"
import { readStatement, statementIn } from "./read-statement"
import * as verifyWords from "./verify-words"

export interface VerifyFormProps {
	statement: string
}

interface Outcome {
	tone: "success" | "warning" | "danger"
	title?: string
	text: string
	note?: string
}
const warning = (text: string): Outcome => ({ tone: "warning", text })

const KEYS = "GET /.well-known/jwks.json"

/** Compares a file or words with a signed statement. Nothing leaves the device. */
export function VerifyForm({ statement: current }: VerifyFormProps) {
	const about = statementIn(current)
	const isVideo = about.kind === "video"
	const [pasted, setPasted] = useState(current)
	const latest = useRef(current)
	const [words, setWords] = useState("")
	const [percent, setPercent] = useState<number | null>(null)
	const [outcome, setOutcome] = useState<Outcome | null>(null)
	/** The hash of what was last chosen. Null while it is being read. */
	const hash = useRef<string | null>(null)

	async function read(bytes: Blob) {
		setOutcome(null)
		setPercent(0)
		hash.current = await hashBytes(bytes, (share) => setPercent(Math.floor(share * 100))).catch(() => null)
		setPercent(null)
		if (hash.current === null) setOutcome(warning(t(verifyWords.unreadable)))
		else await judge(hash.current, latest.current)
	}

	async function judge(sha256: string, against: string) {
		const found = await outcomeOf(sha256, against, { about, own: current })
		// If two answers cross, the one to the present statement counts.
		if (against === latest.current && sha256 === hash.current) setOutcome(found)
	}

	return (
		<div className="flex flex-col gap-5 pb-4">
			<p className="text-base">{isVideo ? t(verifyWords.provesVideo) : t(verifyWords.provesText)}</p>
			{isVideo ? (
				<FileChoice busy={percent !== null} onFile={(file) => void read(file)} />
			) : (
				<div className="flex flex-col items-start gap-3">
					<div className="w-full">
						<TextAreaField
							label={t(verifyWords.words)}
							hint={t(verifyWords.staysHere)}
							value={words}
							onChange={({ target }) => {
								hash.current = null
								setWords(target.value)
								setOutcome(null)
							}}
						/>
					</div>
					<Button disabled={words === "" || percent !== null} onClick={() => void read(new Blob([tidyWritten(words)]))}>
						{t(verifyWords.checkWords)}
					</Button>
				</div>
			)}
			{percent !== null && (
				<p
					role="progressbar"
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={percent}
					aria-label={t(closedWords.verify)}
					className="text-base tabular-nums"
				>
					{verifyWords.checking(percent)}
				</p>
			)}
			<div role="status" className="empty:-mt-5">
				{outcome && (
					<Notice tone={outcome.tone} title={outcome.title}>
						<p>{outcome.text}</p>
						{outcome.note && <p className="mt-1">{outcome.note}</p>}
					</Notice>
				)}
			</div>
			<Field
				label={t(verifyWords.statement)}
				hint={
					<>
						{t(verifyWords.statementHint)}{" "}
						<a href={pathOf(KEYS)} className="inline-block py-1 text-accent-text underline underline-offset-4">
							{t(verifyWords.standardTools)}
						</a>
					</>
				}
			>
				{(control) => (
					<textarea
						{...control}
						rows={3}
						value={pasted}
						spellCheck={false}
						onFocus={({ target }) => target.select()}
						onChange={({ target }) => {
							latest.current = target.value
							setPasted(target.value)
							setOutcome(null)
							if (hash.current) void judge(hash.current, target.value)
						}}
						className={controlClass("resize-y px-3 py-2 break-all")}
					/>
				)}
			</Field>
		</div>
	)
}

async function outcomeOf(
	sha256: string,
	pasted: string,
	{ about, own }: { about: Statement; own: string },
): Promise<Outcome> {
	const keys = await call(KEYS, {}).catch(() => null)
	if (!keys) return warning(t(verifyWords.keysMissing))
	const read = await readStatement(pasted, keys.keys)
	if (!read) return { tone: "danger", text: t(verifyWords.notSigned) }
	const { statement, isChecked } = read
	if (statement.sub !== about.sub) return warning(t(verifyWords.aboutAnother))
	// Without a look at the signature, only the page's own statement says anything.
	if (!isChecked && pasted.trim() !== own.trim()) return warning(t(verifyWords.signatureUnchecked))
	const note = isChecked ? undefined : t(verifyWords.signatureUnchecked)
	const isVideo = statement.kind === "video"
	const match = statement.hashes.find((hash) => hash.sha256 === sha256)
	if (!match) {
		const text = isVideo ? t(verifyWords.fileChanged) : t(verifyWords.wordsChanged)
		return { tone: "danger", title: t(verifyWords.changed), text, note }
	}
	const title = verifyWords.unchangedSince(momentText(new Date(match.since)))
	const original = isVideo ? t(verifyWords.isOriginal) : t(verifyWords.isText)
	return {
		tone: isChecked ? "success" : "warning",
		title,
		text: match.of === "copy" ? t(verifyWords.isCopy) : original,
		note,
	}
}
