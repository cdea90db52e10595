const node = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }

/** A rich text of one paragraph. */
export const richText = {
  root: {
    ...node,
    type: 'root',
    children: [
      {
        ...node,
        type: 'paragraph',
        children: [
          {
            type: 'text',
            version: 1,
            text: 'Some words.',
            format: 0,
            mode: 'normal',
            style: '',
            detail: 0,
          },
        ],
      },
    ],
  },
}
