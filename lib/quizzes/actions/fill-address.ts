import { fillTemplate, type Given, type Values } from "./fill-template"

/** What a visitor gave stays within one part of the path or the query: the scheme and the host are the business's, and
 * two dots would lead to another folder. A fallback is written as it stands in addresses, such as "your%20town". */
export function fillAddress(address: string, values: Values, given: Given): string {
	const encode = (text: string, isFallback: boolean) => {
		if (isFallback) return text
		return /^\.+$/.test(text) ? "" : encodeURIComponent(text.replace(/\p{Cs}/gu, ""))
	}
	return fillTemplate(address, values, { ...given, encode })
}
