import { readFile } from "node:fs/promises"
import { AppError, invalid } from "@/lib/errors"
import { mutex } from "@/lib/process-wide"
import { checkPdf } from "./check-pdf"
import { prepareImage } from "./prepare-image"
import { type AssetType, sniffAsset } from "./sniff-asset"
import { checkSvg } from "./svg/check-svg"
import { OTHER, type Verdict } from "./verdict"

export interface AssetPolicy {
	types: readonly string[]
	help: string
	/** In pixels. Only for kinds that take raster images. */
	longestSide?: number
	field?: string
	/** Names the code of a refusal. */
	refuse?: (detail: string) => string
}

export interface PreparedAsset {
	contentType: AssetType
	extension: string
	bytes: Uint8Array | null
}

const EXTENSIONS: Record<AssetType, string> = {
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp",
	"image/svg+xml": "svg",
	"application/pdf": "pdf",
}
const NAMES: Partial<Record<AssetType, string>> = { "image/svg+xml": "SVG", "application/pdf": "PDF" }

async function examine(bytes: Uint8Array, type: AssetType, longestSide: number): Promise<Verdict> {
	if (type === "application/pdf") return checkPdf(bytes)
	if (type === "image/svg+xml") return await checkSvg(bytes)
	return await prepareImage(bytes, type, longestSide)
}

/** If only one type is allowed, saying what the file is not helps most: its name may well end in .pdf. */
function wrongType(types: readonly string[], help: string): string {
	const only = types.length === 1 ? NAMES[types[0] as AssetType] : undefined
	return `${only ? `This file isn't a ${only}. ` : ""}Please choose another file: ${help}.`
}

/** A picture of 40 megapixels takes up to 160 MB while it is decoded, and many can arrive simultaneously. */
const runExclusive = mutex("assets")

/** Raster images are encoded again without metadata; SVG and PDF stay as they are. One file at a time per process.
 * @throws `unsupported_type` by the policy; `invalid` if the file is damaged, too large, or not safe to serve. */
export function prepareAsset(
	file: string,
	{ types, help, longestSide = 0, field = "file", refuse = (detail) => detail }: AssetPolicy,
): Promise<PreparedAsset> {
	return runExclusive(async () => {
		const bytes = await readFile(file)
		const contentType = await sniffAsset(bytes)
		const wanted = contentType && types.includes(contentType) ? contentType : null
		const found = wanted ? await examine(bytes, wanted, longestSide) : OTHER
		if (!wanted || found.is === "other") throw new AppError("unsupported_type", refuse(wrongType(types, help)))
		if (found.is === "refused") {
			throw invalid(field, refuse(`We can't use this ${NAMES[wanted] ?? "image"} because it ${found.because}.`))
		}
		return { contentType: wanted, extension: EXTENSIONS[wanted], bytes: found.bytes ?? null }
	})
}
