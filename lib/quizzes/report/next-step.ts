import { ownWords } from "@/lib/languages/own"
import { visitBusiness } from "@/lib/tenants/visit-words"
import { webHost } from "../web-host"
import { plainText } from "./plain-text"
import type { ReportSession, ReportVersion } from "./report-data"
import { resultAddress, resultFill } from "./result-fill"
import * as reportWords from "./words"

export interface NextStep {
	text: string
	/** Only http or https. */
	url: string
	/** What stays on paper. */
	address: string
}

/** A longer one would be broken over lines, where no one types it from paper. */
const SHOWN_ADDRESS = 100

/** As on the result's page: what the outcome offers, else the business's website. A full outcome says there is none. */
export function nextStepOf(version: ReportVersion, session: ReportSession): NextStep | null {
	const source = { version, session }
	const { result, tenantName, websiteUrl } = session
	const { button, redirect_url } = result.outcome ?? {}
	const offered = button && stepTo(resultAddress(source, button.url), () => resultFill(source)(ownWords(button.text)))
	const led = redirect_url && stepTo(resultAddress(source, redirect_url), reportWords.continueTo)
	const home = result.full === undefined && stepTo(websiteUrl, () => visitBusiness(tenantName))
	return offered || led || home || null
}

function stepTo(url: string | null, textOf: (host: string) => string): NextStep | null {
	const host = webHost(url)
	if (!url || !host) return null
	return { text: plainText(textOf(host)), url, address: url.length > SHOWN_ADDRESS ? host : url }
}
