import dynamic from "next/dynamic"
import { useState } from "react"
import { Disclosure } from "@/components/ui/disclosure"
import type { StoppedListProps } from "./stopped-list"
import { stoppedWords } from "./stopped-words"

const StoppedList = dynamic(() => import("./stopped-list").then((module) => module.StoppedList))

/** Asks for the list once it is opened. */
export function StoppedSection(props: StoppedListProps) {
	const [opened, setOpened] = useState(false)
	return (
		<Disclosure summary={stoppedWords.title} onToggle={() => setOpened(true)}>
			{opened && <StoppedList {...props} />}
		</Disclosure>
	)
}
