"use client"

import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import { Notice } from "@/components/ui/notice"
import { liveWords } from "./live-words"
import { useWaitingCount } from "./waiting-count"

export function WaitingLine({ initial, href, className }: { initial: number; href: string; className?: string }) {
	const count = useWaitingCount(initial)
	return (
		<div role="status" className={classNames("empty:hidden", className)}>
			{count > 0 && (
				<Notice
					tone="warning"
					action={
						<Link
							href={href}
							className="-my-0.5 flex min-h-6 items-center font-medium text-ink underline underline-offset-4 pointer-coarse:-my-2.5 pointer-coarse:min-h-10"
						>
							{liveWords.seeWho}
						</Link>
					}
				>
					<p className="font-medium">{liveWords.waitingCount(count)}</p>
				</Notice>
			)}
		</div>
	)
}
