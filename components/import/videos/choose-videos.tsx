import { FolderOpen, Upload } from "lucide-react"
import { useRef } from "react"
import { Button } from "@/components/ui/button"
import { DropZone } from "@/components/ui/drop-zone"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { videoImportWords } from "../import-words"

const ENDINGS = UPLOAD_POLICY.video.accept.split(",")

/** A folder has all kinds of files. The server decides by their content which videos can be used. */
const isVideo = ({ name, type }: File) =>
	type.startsWith("video/") || ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))

export interface ChooseVideosProps {
	/** The longest video, as "2:00". */
	limit: string
	disabled: boolean
	/** @param others how many files were chosen that are none. */
	onChoose(videos: File[], others: number): void
}

export function ChooseVideos({ limit, disabled, onChoose }: ChooseVideosProps) {
	const files = useRef<HTMLInputElement>(null)
	const folder = useRef<HTMLInputElement | null>(null)

	function take(list: FileList | null) {
		const all = [...(list ?? [])]
		const videos = all.filter(isVideo)
		if (all.length > 0 && !disabled) onChoose(videos, all.length - videos.length)
	}

	return (
		<DropZone disabled={disabled} onFiles={take} className="flex-col gap-3">
			<div className="flex flex-wrap gap-2">
				<Button disabled={disabled} onClick={() => files.current?.click()}>
					<Upload aria-hidden size={16} />
					{videoImportWords.choose}
				</Button>
				<span className="pointer-coarse:hidden">
					<Button disabled={disabled} onClick={() => folder.current?.click()}>
						<FolderOpen aria-hidden size={16} />
						{videoImportWords.chooseFolder}
					</Button>
				</span>
			</div>
			<p className="text-ink-muted">
				{videoImportWords.videosHint(limit)}
				<span className="pointer-coarse:hidden">{videoImportWords.dropVideos}</span>
			</p>
			<FilesInput
				label={videoImportWords.choose}
				accept="video/*"
				hold={(input) => {
					files.current = input
				}}
				onFiles={take}
			/>
			<FilesInput
				label={videoImportWords.chooseFolder}
				hold={(input) => {
					folder.current = input
					// React knows no such property.
					input?.setAttribute("webkitdirectory", "")
				}}
				onFiles={take}
			/>
		</DropZone>
	)
}

interface FilesInputProps {
	label: string
	accept?: string
	hold(input: HTMLInputElement | null): void
	onFiles(files: FileList | null): void
}

function FilesInput({ label, accept: types, hold, onFiles }: FilesInputProps) {
	return (
		<input
			ref={hold}
			type="file"
			multiple
			accept={types}
			aria-label={label}
			tabIndex={-1}
			className="sr-only"
			onChange={({ currentTarget }) => {
				onFiles(currentTarget.files)
				// Cleared, so that choosing the same files again fires a change event.
				currentTarget.value = ""
			}}
		/>
	)
}
