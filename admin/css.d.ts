declare module '@payloadcms/next/css'
