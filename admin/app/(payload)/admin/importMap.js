import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { StatusCell as StatusCell_51f92192f9911fc361cba41e14c9b71e } from '@vitrina/admin/components/publishing/status-cell.tsx'
import { SharePreviewButton as SharePreviewButton_d9fb93ed284708b52665268aa095319f } from '@vitrina/admin/components/publishing/addresses.tsx'
import { EditView as EditView_3333fa1933aa6db965913ef34ddaeb1d } from '@vitrina/admin/components/publishing/edit-view.tsx'
import { VersionsView as VersionsView_76eaff3051a1664ca4ab892ef11474bd } from '@vitrina/admin/components/publishing/document-views.tsx'
import { CreateView as CreateView_76eaff3051a1664ca4ab892ef11474bd } from '@vitrina/admin/components/publishing/document-views.tsx'
import { PictureCell as PictureCell_18556c7ca26e24c5bcda2aa6a72ad893 } from '@vitrina/admin/components/media/media-list.tsx'
import { AddPictures as AddPictures_ce4734f21fb63e28f259815e5f2bad0c } from '@vitrina/admin/components/media/uploads.tsx'
import { TranslatedSlug as TranslatedSlug_d9fb93ed284708b52665268aa095319f } from '@vitrina/admin/components/publishing/addresses.tsx'
import { codeConverterClient as codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LegalTemplates as LegalTemplates_21e63735073659871d0c7ca07ffb6a60 } from '@vitrina/admin/components/legal/templates.tsx'
import { AltCell as AltCell_90dccec6f7a9b9fe7baf1a6b5eb3b009 } from '@vitrina/admin/components/media/media-fields.tsx'
import { UsedWhere as UsedWhere_90dccec6f7a9b9fe7baf1a6b5eb3b009 } from '@vitrina/admin/components/media/media-fields.tsx'
import { UnusedLink as UnusedLink_18556c7ca26e24c5bcda2aa6a72ad893 } from '@vitrina/admin/components/media/media-list.tsx'
import { Fact as Fact_115e60e3b0a1fdf3fc08f57221658921 } from '@vitrina/admin/components/inbox/fields.tsx'
import { CancelledCall as CancelledCall_0d32d321f7f63d425ca3aae3caaaa9b3 } from '@vitrina/admin/components/consultations/calls.tsx'
import { CallCell as CallCell_0d32d321f7f63d425ca3aae3caaaa9b3 } from '@vitrina/admin/components/consultations/calls.tsx'
import { ChangeCall as ChangeCall_0d32d321f7f63d425ca3aae3caaaa9b3 } from '@vitrina/admin/components/consultations/calls.tsx'
import { NoteText as NoteText_6f2ee0d1407d8fe1513fcd9739f9f57c } from '@vitrina/admin/components/fields.tsx'
import { History as History_115e60e3b0a1fdf3fc08f57221658921 } from '@vitrina/admin/components/inbox/fields.tsx'
import { ListTools as ListTools_c001ee3290e334e113175f11f72cbf88 } from '@vitrina/admin/components/inbox/inbox-tools.tsx'
import { ReplyByEmail as ReplyByEmail_c001ee3290e334e113175f11f72cbf88 } from '@vitrina/admin/components/inbox/inbox-tools.tsx'
import { AboutPerson as AboutPerson_d43d6ae2fda3034b8c9a68e24d51506a } from '@vitrina/admin/components/personal-data/person-view.tsx'
import { DuplicateCell as DuplicateCell_de09683375b547ee5331fa8beda9cb08 } from '@vitrina/admin/components/inbox/duplicates.tsx'
import { PossibleDuplicates as PossibleDuplicates_de09683375b547ee5331fa8beda9cb08 } from '@vitrina/admin/components/inbox/duplicates.tsx'
import { WriteEmailTool as WriteEmailTool_92d76673db146b987fe7054c5ceaa2c5 } from '@vitrina/admin/components/applications/application-tools.tsx'
import { StatusCell as StatusCell_03ebdfd80011083a43384d033620d0ff } from '@vitrina/admin/components/email/email.tsx'
import { SendAgain as SendAgain_03ebdfd80011083a43384d033620d0ff } from '@vitrina/admin/components/email/email.tsx'
import { NearestPageCell as NearestPageCell_d9fb93ed284708b52665268aa095319f } from '@vitrina/admin/components/publishing/addresses.tsx'
import { CurrentPassword as CurrentPassword_f095fe3fca9ea0db0d79686ca8b8af16 } from '@vitrina/admin/components/staff/account.tsx'
import { StatusCell as StatusCell_6c61699175c082bf6939849defb0de4f } from '@vitrina/admin/components/staff/invitations.tsx'
import { Sessions as Sessions_f095fe3fca9ea0db0d79686ca8b8af16 } from '@vitrina/admin/components/staff/account.tsx'
import { InviteStaff as InviteStaff_6c61699175c082bf6939849defb0de4f } from '@vitrina/admin/components/staff/invitations.tsx'
import { OpenInvitation as OpenInvitation_6c61699175c082bf6939849defb0de4f } from '@vitrina/admin/components/staff/invitations.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { TimeZoneField as TimeZoneField_6f2ee0d1407d8fe1513fcd9739f9f57c } from '@vitrina/admin/components/fields.tsx'
import { ColourField as ColourField_6495a9eeeae7551b3492bbcd157fa93e } from '@vitrina/admin/components/brand/colours.tsx'
import { Contrast as Contrast_6495a9eeeae7551b3492bbcd157fa93e } from '@vitrina/admin/components/brand/colours.tsx'
import { EntryLabel as EntryLabel_6f2ee0d1407d8fe1513fcd9739f9f57c } from '@vitrina/admin/components/fields.tsx'
import { WordField as WordField_6f2ee0d1407d8fe1513fcd9739f9f57c } from '@vitrina/admin/components/fields.tsx'
import { Icon as Icon_6b9b25aeb583082804a25dbd1c7f6e5c } from '@vitrina/admin/components/brand/brand.tsx'
import { Logo as Logo_6b9b25aeb583082804a25dbd1c7f6e5c } from '@vitrina/admin/components/brand/brand.tsx'
import { ViewLinks as ViewLinks_12140fdf6683d14490fcd9c3f24326d0 } from '@vitrina/admin/components/view-links.tsx'
import { Dashboard as Dashboard_209dcfdb46eb1daafd971add0f893192 } from '@vitrina/admin/components/dashboard/dashboard.tsx'
import { NavBrand as NavBrand_6b9b25aeb583082804a25dbd1c7f6e5c } from '@vitrina/admin/components/brand/brand.tsx'
import { CompanyTimeZone as CompanyTimeZone_76eaff3051a1664ca4ab892ef11474bd } from '@vitrina/admin/components/publishing/document-views.tsx'
import { UploadProgress as UploadProgress_ce4734f21fb63e28f259815e5f2bad0c } from '@vitrina/admin/components/media/uploads.tsx'
import { StatisticsView as StatisticsView_ffd7d5869d25f3d4be0d8795a913ccb5 } from '@vitrina/admin/components/statistics/statistics-view.tsx'
import { BoardView as BoardView_fbd4760b5b8de2cdd349b15eade6a489 } from '@vitrina/admin/components/applications/board/board-view.tsx'
import { PersonView as PersonView_d43d6ae2fda3034b8c9a68e24d51506a } from '@vitrina/admin/components/personal-data/person-view.tsx'
import { WelcomeView as WelcomeView_5759ff49e8470af6d08ca2c840ae535b } from '@vitrina/admin/components/setup/welcome-view.tsx'
import { TranslationsView as TranslationsView_74ab3fb7613467ba1c2f66136e332ca0 } from '@vitrina/admin/components/translations/translations-view.tsx'
import { InvitationView as InvitationView_b645d775e23de0dd304f6b7deb0f3b7e } from '@vitrina/admin/components/staff/invitation-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
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
  "@vitrina/admin/components/publishing/status-cell.tsx#StatusCell": StatusCell_51f92192f9911fc361cba41e14c9b71e,
  "@vitrina/admin/components/publishing/addresses.tsx#SharePreviewButton": SharePreviewButton_d9fb93ed284708b52665268aa095319f,
  "@vitrina/admin/components/publishing/edit-view.tsx#EditView": EditView_3333fa1933aa6db965913ef34ddaeb1d,
  "@vitrina/admin/components/publishing/document-views.tsx#VersionsView": VersionsView_76eaff3051a1664ca4ab892ef11474bd,
  "@vitrina/admin/components/publishing/document-views.tsx#CreateView": CreateView_76eaff3051a1664ca4ab892ef11474bd,
  "@vitrina/admin/components/media/media-list.tsx#PictureCell": PictureCell_18556c7ca26e24c5bcda2aa6a72ad893,
  "@vitrina/admin/components/media/uploads.tsx#AddPictures": AddPictures_ce4734f21fb63e28f259815e5f2bad0c,
  "@vitrina/admin/components/publishing/addresses.tsx#TranslatedSlug": TranslatedSlug_d9fb93ed284708b52665268aa095319f,
  "@payloadcms/richtext-lexical/client#codeConverterClient": codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@vitrina/admin/components/legal/templates.tsx#LegalTemplates": LegalTemplates_21e63735073659871d0c7ca07ffb6a60,
  "@vitrina/admin/components/media/media-fields.tsx#AltCell": AltCell_90dccec6f7a9b9fe7baf1a6b5eb3b009,
  "@vitrina/admin/components/media/media-fields.tsx#UsedWhere": UsedWhere_90dccec6f7a9b9fe7baf1a6b5eb3b009,
  "@vitrina/admin/components/media/media-list.tsx#UnusedLink": UnusedLink_18556c7ca26e24c5bcda2aa6a72ad893,
  "@vitrina/admin/components/inbox/fields.tsx#Fact": Fact_115e60e3b0a1fdf3fc08f57221658921,
  "@vitrina/admin/components/consultations/calls.tsx#CancelledCall": CancelledCall_0d32d321f7f63d425ca3aae3caaaa9b3,
  "@vitrina/admin/components/consultations/calls.tsx#CallCell": CallCell_0d32d321f7f63d425ca3aae3caaaa9b3,
  "@vitrina/admin/components/consultations/calls.tsx#ChangeCall": ChangeCall_0d32d321f7f63d425ca3aae3caaaa9b3,
  "@vitrina/admin/components/fields.tsx#NoteText": NoteText_6f2ee0d1407d8fe1513fcd9739f9f57c,
  "@vitrina/admin/components/inbox/fields.tsx#History": History_115e60e3b0a1fdf3fc08f57221658921,
  "@vitrina/admin/components/inbox/inbox-tools.tsx#ListTools": ListTools_c001ee3290e334e113175f11f72cbf88,
  "@vitrina/admin/components/inbox/inbox-tools.tsx#ReplyByEmail": ReplyByEmail_c001ee3290e334e113175f11f72cbf88,
  "@vitrina/admin/components/personal-data/person-view.tsx#AboutPerson": AboutPerson_d43d6ae2fda3034b8c9a68e24d51506a,
  "@vitrina/admin/components/inbox/duplicates.tsx#DuplicateCell": DuplicateCell_de09683375b547ee5331fa8beda9cb08,
  "@vitrina/admin/components/inbox/duplicates.tsx#PossibleDuplicates": PossibleDuplicates_de09683375b547ee5331fa8beda9cb08,
  "@vitrina/admin/components/applications/application-tools.tsx#WriteEmailTool": WriteEmailTool_92d76673db146b987fe7054c5ceaa2c5,
  "@vitrina/admin/components/email/email.tsx#StatusCell": StatusCell_03ebdfd80011083a43384d033620d0ff,
  "@vitrina/admin/components/email/email.tsx#SendAgain": SendAgain_03ebdfd80011083a43384d033620d0ff,
  "@vitrina/admin/components/publishing/addresses.tsx#NearestPageCell": NearestPageCell_d9fb93ed284708b52665268aa095319f,
  "@vitrina/admin/components/staff/account.tsx#CurrentPassword": CurrentPassword_f095fe3fca9ea0db0d79686ca8b8af16,
  "@vitrina/admin/components/staff/invitations.tsx#StatusCell": StatusCell_6c61699175c082bf6939849defb0de4f,
  "@vitrina/admin/components/staff/account.tsx#Sessions": Sessions_f095fe3fca9ea0db0d79686ca8b8af16,
  "@vitrina/admin/components/staff/invitations.tsx#InviteStaff": InviteStaff_6c61699175c082bf6939849defb0de4f,
  "@vitrina/admin/components/staff/invitations.tsx#OpenInvitation": OpenInvitation_6c61699175c082bf6939849defb0de4f,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@vitrina/admin/components/fields.tsx#TimeZoneField": TimeZoneField_6f2ee0d1407d8fe1513fcd9739f9f57c,
  "@vitrina/admin/components/brand/colours.tsx#ColourField": ColourField_6495a9eeeae7551b3492bbcd157fa93e,
  "@vitrina/admin/components/brand/colours.tsx#Contrast": Contrast_6495a9eeeae7551b3492bbcd157fa93e,
  "@vitrina/admin/components/fields.tsx#EntryLabel": EntryLabel_6f2ee0d1407d8fe1513fcd9739f9f57c,
  "@vitrina/admin/components/fields.tsx#WordField": WordField_6f2ee0d1407d8fe1513fcd9739f9f57c,
  "@vitrina/admin/components/brand/brand.tsx#Icon": Icon_6b9b25aeb583082804a25dbd1c7f6e5c,
  "@vitrina/admin/components/brand/brand.tsx#Logo": Logo_6b9b25aeb583082804a25dbd1c7f6e5c,
  "@vitrina/admin/components/view-links.tsx#ViewLinks": ViewLinks_12140fdf6683d14490fcd9c3f24326d0,
  "@vitrina/admin/components/dashboard/dashboard.tsx#Dashboard": Dashboard_209dcfdb46eb1daafd971add0f893192,
  "@vitrina/admin/components/brand/brand.tsx#NavBrand": NavBrand_6b9b25aeb583082804a25dbd1c7f6e5c,
  "@vitrina/admin/components/publishing/document-views.tsx#CompanyTimeZone": CompanyTimeZone_76eaff3051a1664ca4ab892ef11474bd,
  "@vitrina/admin/components/media/uploads.tsx#UploadProgress": UploadProgress_ce4734f21fb63e28f259815e5f2bad0c,
  "@vitrina/admin/components/statistics/statistics-view.tsx#StatisticsView": StatisticsView_ffd7d5869d25f3d4be0d8795a913ccb5,
  "@vitrina/admin/components/applications/board/board-view.tsx#BoardView": BoardView_fbd4760b5b8de2cdd349b15eade6a489,
  "@vitrina/admin/components/personal-data/person-view.tsx#PersonView": PersonView_d43d6ae2fda3034b8c9a68e24d51506a,
  "@vitrina/admin/components/setup/welcome-view.tsx#WelcomeView": WelcomeView_5759ff49e8470af6d08ca2c840ae535b,
  "@vitrina/admin/components/translations/translations-view.tsx#TranslationsView": TranslationsView_74ab3fb7613467ba1c2f66136e332ca0,
  "@vitrina/admin/components/staff/invitation-view.tsx#InvitationView": InvitationView_b645d775e23de0dd304f6b7deb0f3b7e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
