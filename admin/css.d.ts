declare module '@payloadcms/next/css'
declare module '*.css'
