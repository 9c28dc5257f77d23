import { useMemo } from "react"
import { encodeQrCode, svgOf } from "@/components/qr-code/draw-qr-code"
import { secondFactorWords } from "./second-factor-words"

/** Drawn in the browser: the secret goes nowhere else. Import it lazily. */
export function SetupQr({ uri }: { uri: string }) {
	const svg = useMemo(() => svgOf(encodeQrCode(uri)), [uri])
	return (
		<img src={svg} alt={secondFactorWords.setupQr} className="size-48 shrink-0 rounded-control border border-line" />
	)
}
