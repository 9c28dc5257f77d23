import { useMemo } from "react"
import { encodeQrCode, svgOf } from "@/components/qr-code/draw-qr-code"
import { SETUP_QR } from "./second-factor-texts"

/** Drawn in the browser: the secret goes nowhere else. Import it lazily. */
export function SetupQr({ uri }: { uri: string }) {
	const svg = useMemo(() => svgOf(encodeQrCode(uri)), [uri])
	return <img src={svg} alt={SETUP_QR} className="size-48 shrink-0 rounded-control border border-line" />
}
