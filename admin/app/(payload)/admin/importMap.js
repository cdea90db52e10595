import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { SharePreviewButton as SharePreviewButton_937411ee0de3c9d78e9e19fc0c3d19b4 } from '../../../../content/src/preview/share-preview-button.tsx'
import { EditView as EditView_afcfce1163ff05915c80937d59047264 } from '@vitrina/admin/components/drafts/edit-view.tsx'
import { CreateView as CreateView_e29e12448502fb0406c5bbb3ff7be4c7 } from '@vitrina/admin/components/drafts/create-view.tsx'
import { PictureCell as PictureCell_86f6de5d51a854de5ea719c4cf2352b8 } from '@vitrina/admin/components/lists/picture-cell.tsx'
import { UsedWhere as UsedWhere_1baf63f1991e9c5de09c05cab3558f5c } from '@vitrina/admin/components/media/used-where.tsx'
import { Fact as Fact_a74dcb47b25ce5803264f221087a8dde } from '@vitrina/admin/components/inbox/fact.tsx'
import { CallCell as CallCell_21ad0bf6b0d30f44deb2e0e9d8a09a5d } from '@vitrina/admin/components/calls/call-cell.tsx'
import { ChangeCall as ChangeCall_4a0683905b1c8fa6f23ff33559787b53 } from '@vitrina/admin/components/calls/change-call.tsx'
import { NoteText as NoteText_52bcc1a7ab09e6e97c75b71ad3f6ee69 } from '@vitrina/admin/components/inbox/note-text.tsx'
import { History as History_83fcf9ea9de8691117e639ef92c510f1 } from '@vitrina/admin/components/history/history.tsx'
import { ListTools as ListTools_f23ce5b60654e3f9f7ba0fde6e74af51 } from '@vitrina/admin/components/inbox/list-tools.tsx'
import { ReplyByMail as ReplyByMail_06c48ae5c788b83f716d72c25e08c6f8 } from '@vitrina/admin/components/inbox/reply-by-mail.tsx'
import { AboutPerson as AboutPerson_e33304f3582ffdb6090981a9da59ecd6 } from '@vitrina/admin/components/person/about-person.tsx'
import { DuplicateCell as DuplicateCell_3451bd837a86c060dbdcc4d5340061ef } from '@vitrina/admin/components/inbox/duplicate-cell.tsx'
import { PossibleDuplicates as PossibleDuplicates_c4f985dd5b1df28d61138b929921ffef } from '@vitrina/admin/components/inbox/possible-duplicates.tsx'
import { WriteWithTemplate as WriteWithTemplate_91ff7071a17aafde1a7a0e55cd64c7f0 } from '@vitrina/admin/components/answering/write-with-template.tsx'
import { StatusCell as StatusCell_27f57e3b8216d6a94f8d3e2ce07692b6 } from '@vitrina/admin/components/mails/status-cell.tsx'
import { SendAgain as SendAgain_cc7fa3540759accb56d10f3947f94ead } from '@vitrina/admin/components/mails/send-again.tsx'
import { CurrentPassword as CurrentPassword_59659018fc1634f111a0b98ebddd658d } from '@vitrina/admin/components/staff/current-password.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_e6b51bae377cf0736d46b01f81204367 } from '@vitrina/admin/components/brand/icon.tsx'
import { Logo as Logo_5d86fdb358d2c7fdb3b672c356848bb3 } from '@vitrina/admin/components/brand/logo.tsx'
import { BoardLink as BoardLink_d8a40f001d982c0650fb6fe3173d3c18 } from '@vitrina/admin/components/board/board-link.tsx'
import { PersonLink as PersonLink_0814c8413c879cf1d2ca73cdbb05adc3 } from '@vitrina/admin/components/person/person-link.tsx'
import { Today as Today_8de3e03e5013e616897544d33ef6db0e } from '@vitrina/admin/components/today/today.tsx'
import { NavBrand as NavBrand_755f6593b712722fe778e5c22a83ef66 } from '@vitrina/admin/components/brand/nav-brand.tsx'
import { BoardView as BoardView_490b50851c8a1215ea60c5fa71323ead } from '@vitrina/admin/components/board/board-view.tsx'
import { PersonView as PersonView_7eb959c61d33bfe2b23e44778eeea728 } from '@vitrina/admin/components/person/person-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "/preview/share-preview-button.tsx#SharePreviewButton": SharePreviewButton_937411ee0de3c9d78e9e19fc0c3d19b4,
  "@vitrina/admin/components/drafts/edit-view.tsx#EditView": EditView_afcfce1163ff05915c80937d59047264,
  "@vitrina/admin/components/drafts/create-view.tsx#CreateView": CreateView_e29e12448502fb0406c5bbb3ff7be4c7,
  "@vitrina/admin/components/lists/picture-cell.tsx#PictureCell": PictureCell_86f6de5d51a854de5ea719c4cf2352b8,
  "@vitrina/admin/components/media/used-where.tsx#UsedWhere": UsedWhere_1baf63f1991e9c5de09c05cab3558f5c,
  "@vitrina/admin/components/inbox/fact.tsx#Fact": Fact_a74dcb47b25ce5803264f221087a8dde,
  "@vitrina/admin/components/calls/call-cell.tsx#CallCell": CallCell_21ad0bf6b0d30f44deb2e0e9d8a09a5d,
  "@vitrina/admin/components/calls/change-call.tsx#ChangeCall": ChangeCall_4a0683905b1c8fa6f23ff33559787b53,
  "@vitrina/admin/components/inbox/note-text.tsx#NoteText": NoteText_52bcc1a7ab09e6e97c75b71ad3f6ee69,
  "@vitrina/admin/components/history/history.tsx#History": History_83fcf9ea9de8691117e639ef92c510f1,
  "@vitrina/admin/components/inbox/list-tools.tsx#ListTools": ListTools_f23ce5b60654e3f9f7ba0fde6e74af51,
  "@vitrina/admin/components/inbox/reply-by-mail.tsx#ReplyByMail": ReplyByMail_06c48ae5c788b83f716d72c25e08c6f8,
  "@vitrina/admin/components/person/about-person.tsx#AboutPerson": AboutPerson_e33304f3582ffdb6090981a9da59ecd6,
  "@vitrina/admin/components/inbox/duplicate-cell.tsx#DuplicateCell": DuplicateCell_3451bd837a86c060dbdcc4d5340061ef,
  "@vitrina/admin/components/inbox/possible-duplicates.tsx#PossibleDuplicates": PossibleDuplicates_c4f985dd5b1df28d61138b929921ffef,
  "@vitrina/admin/components/answering/write-with-template.tsx#WriteWithTemplate": WriteWithTemplate_91ff7071a17aafde1a7a0e55cd64c7f0,
  "@vitrina/admin/components/mails/status-cell.tsx#StatusCell": StatusCell_27f57e3b8216d6a94f8d3e2ce07692b6,
  "@vitrina/admin/components/mails/send-again.tsx#SendAgain": SendAgain_cc7fa3540759accb56d10f3947f94ead,
  "@vitrina/admin/components/staff/current-password.tsx#CurrentPassword": CurrentPassword_59659018fc1634f111a0b98ebddd658d,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@vitrina/admin/components/brand/icon.tsx#Icon": Icon_e6b51bae377cf0736d46b01f81204367,
  "@vitrina/admin/components/brand/logo.tsx#Logo": Logo_5d86fdb358d2c7fdb3b672c356848bb3,
  "@vitrina/admin/components/board/board-link.tsx#BoardLink": BoardLink_d8a40f001d982c0650fb6fe3173d3c18,
  "@vitrina/admin/components/person/person-link.tsx#PersonLink": PersonLink_0814c8413c879cf1d2ca73cdbb05adc3,
  "@vitrina/admin/components/today/today.tsx#Today": Today_8de3e03e5013e616897544d33ef6db0e,
  "@vitrina/admin/components/brand/nav-brand.tsx#NavBrand": NavBrand_755f6593b712722fe778e5c22a83ef66,
  "@vitrina/admin/components/board/board-view.tsx#BoardView": BoardView_490b50851c8a1215ea60c5fa71323ead,
  "@vitrina/admin/components/person/person-view.tsx#PersonView": PersonView_7eb959c61d33bfe2b23e44778eeea728,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
