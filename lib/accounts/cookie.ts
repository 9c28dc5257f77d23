import { env } from "@/lib/env"

export function isSecure(): boolean {
	return env().APP_URL.startsWith("https://")
}

export function secureAttribute(): string {
	return isSecure() ? "; Secure" : ""
}

export function cookieValue(header: string | null, name: string): string | undefined {
	for (const part of header?.split(";") ?? []) {
		const at = part.indexOf("=")
		if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
	}
	return undefined
}
