import dynamic from "next/dynamic"
import { useState } from "react"
import { Disclosure } from "@/components/ui/disclosure"
import type { LimitFieldsProps } from "./limit-fields"
import { limitsWords } from "./limits-words"

const LimitFields = dynamic(() => import("./limit-fields").then((module) => module.LimitFields))

/** Loaded once it is opened. */
export function LimitsSection(props: LimitFieldsProps) {
	const [opened, setOpened] = useState(false)
	return (
		<Disclosure summary={limitsWords.limits} onToggle={() => setOpened(true)}>
			{opened && <LimitFields {...props} />}
		</Disclosure>
	)
}
