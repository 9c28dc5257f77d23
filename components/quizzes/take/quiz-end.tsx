import { useState } from "react"
import { classNames } from "@/components/ui/class-names"
import { ApiError } from "@/lib/client/api"
import type { ShownResult } from "@/lib/client/contract"
import { downloadQuizReport } from "@/lib/client/quiz-report"
import { QuizResultView } from "../result-page/quiz-result-view"
import type { ReportDownload } from "../result-page/result-action"
import { useInChat } from "./step-place"
import { useFocusOnArrival } from "./step-title"
import type { QuizTaking } from "./use-quiz"

export function QuizEnd({ taking, result }: { taking: QuizTaking; result: ShownResult }) {
	const headingRef = useFocusOnArrival<HTMLHeadingElement>()
	const [state, setState] = useState<ReportDownload["state"]>("offered")
	const [detail, setDetail] = useState("")
	const inChat = useInChat()

	async function download(): Promise<void> {
		const session = taking.session()
		if (!session) return
		setState("busy")
		try {
			await downloadQuizReport(taking.path, session.id, session.secret)
			setState("done")
		} catch (error) {
			const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
			setDetail(isRefusal ? error.detail : "")
			setState("failed")
		}
	}

	const { quiz_name, tenant_name, business_url } = taking.quiz
	return (
		<div className={classNames("w-full animate-appear", !inChat && "mx-auto max-w-200 px-4 py-6 md:px-10 md:py-12")}>
			<QuizResultView
				quizName={quiz_name}
				result={result}
				userEmail={taking.email}
				business={business_url && window.parent === window ? { name: tenant_name, url: business_url } : undefined}
				report={{ state, detail, start: () => void download() }}
				onTakeAgain={taking.again}
				heading={inChat ? "h2" : "h1"}
				headingRef={headingRef}
			/>
		</div>
	)
}
