'use client'
import {
  BulkUploadProvider,
  Button,
  useBulkUpload,
  useForm,
  useListDrawer,
  useModal,
} from '@payloadcms/ui'
import { useMessages } from '../client.ts'
import './media.css'

type Props = { path: string; field: { maxRows?: number } }

/** Below a list with a picture in each row: adds several at once, new ones or from the media. */
export function AddPictures(props: Props) {
  return (
    <BulkUploadProvider drawerSlugPrefix={props.path}>
      <AddPictureButtons {...props} />
    </BulkUploadProvider>
  )
}

function AddPictureButtons({ path, field: { maxRows = Number.POSITIVE_INFINITY } }: Props) {
  const { t } = useMessages()
  const { addFieldRow, getField } = useForm()
  const { openModal } = useModal()
  const { drawerSlug, setCollectionSlug, setMaxFiles, setOnSuccess } = useBulkUpload()
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: ['media'] })

  const rows = () => getField(path)?.rows?.length ?? 0
  const add = (pictures: Array<number | string>) => {
    const first = rows()
    for (const [index, picture] of pictures.slice(0, maxRows - first).entries()) {
      const image = { value: picture, initialValue: picture, valid: true }
      addFieldRow({ path, schemaPath: path, rowIndex: first + index, subFieldState: { image } })
    }
  }
  const upload = () => {
    setCollectionSlug('media')
    setMaxFiles(maxRows - rows())
    setOnSuccess((uploaded) => add(uploaded.map(({ doc }) => doc.id)))
    openModal(drawerSlug)
  }
  const choose = (selected: Map<number | string, boolean>) => {
    add([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : [])))
    closeDrawer()
  }
  return (
    <div className="add-pictures wrapping-row">
      <Button buttonStyle="secondary" margin={false} onClick={upload} size="small">
        {t('Upload several pictures')}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={openDrawer} size="small">
        {t('Choose several pictures')}
      </Button>
      <ListDrawer
        enableRowSelections
        onBulkSelect={choose}
        onSelect={({ doc }) => {
          add([doc.id])
          closeDrawer()
        }}
      />
    </div>
  )
}
