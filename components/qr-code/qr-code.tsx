import { Download } from "lucide-react"
import { useMemo } from "react"
import { Button } from "@/components/ui/button"
import { saveAddress } from "@/lib/client/save-file"
import { encodeQrCode, pngOf, svgOf } from "./draw-qr-code"
import { qrCodeWords } from "./qr-code-words"

export interface QrCodeProps {
	/** What a phone opens that scans it. */
	address: string
	/** The files' name, without an ending. */
	fileName: string
	about: string
}

/** A code to look at and to print. Import it through lazy-qr-code.tsx. */
export function QrCode({ address, fileName, about }: QrCodeProps) {
	const code = useMemo(() => encodeQrCode(address), [address])
	const svg = svgOf(code)
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-4">
			<img
				src={svg}
				alt={qrCodeWords.pictureOf(address)}
				className="size-36 shrink-0 rounded-control border border-line"
			/>
			<div className="flex min-w-0 flex-1 basis-44 flex-col gap-3">
				<p>
					{about} <span className="text-ink-muted">{qrCodeWords.formats}</span>
				</p>
				<div className="flex flex-wrap gap-2">
					<Button onClick={() => saveAddress(pngOf(code), `${fileName}.png`)}>
						<Download aria-hidden size={16} />
						{qrCodeWords.downloadPng}
					</Button>
					<Button onClick={() => saveAddress(svg, `${fileName}.svg`)}>
						<Download aria-hidden size={16} />
						{qrCodeWords.downloadSvg}
					</Button>
				</div>
			</div>
		</div>
	)
}
