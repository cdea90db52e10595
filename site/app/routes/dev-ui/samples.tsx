import type { ReactNode } from 'react'
import type { PictureImage } from '~/ui/show/picture.tsx'

/** A titled stack of examples. */
export function Stack({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="dev-stack">
      {title && <p className="eyebrow">{title}</p>}
      {children}
    </div>
  )
}

export const cover: PictureImage = {
  alt: 'A product screen',
  width: 1200,
  height: 630,
  src: '/social-card.png',
  colour: '#d9cfb8',
}

export const portrait: PictureImage = {
  alt: 'Portrait of Ana Rusu',
  width: 512,
  height: 512,
  src: '/icon-512.png',
  colour: '#cfe0d6',
}

export const client = { name: 'Ana Rusu', role: 'Head of Operations, Orhei Mills' }

export const words = 'They asked better questions than anyone before them, and then they shipped.'

export const facts = [
  { term: 'Client', value: 'Orhei Mills' },
  { term: 'Year', value: '2025' },
  { term: 'Team', value: '5 people, 8 months' },
]

export const figures = [
  { value: '12', label: 'years of building software' },
  { value: '140+', label: 'products delivered' },
  { value: '94 %', label: 'of clients come back' },
  { value: '41', label: 'people' },
  { value: '2014', label: 'founded in Chisinau' },
  { value: '11', label: 'owners' },
]

export const steps = [
  { title: 'Talk', text: 'We listen and ask. You get an honest estimate.', note: '1 week' },
  { title: 'Design', text: 'Screens you can click through.', note: '2–4 weeks' },
  { title: 'Build', text: 'Something that works every second Friday.', note: '6–30 weeks' },
  { title: 'Stay', text: 'We run what we build, with you.', note: 'As long as you like' },
  { title: 'Hand over', text: 'Your people take it from there.', note: '1 month' },
  { title: 'Look back', text: 'What went well, and what did not.', note: '2 hours' },
]

export const choices = [
  { value: 'a', label: 'As soon as possible' },
  { value: 'b', label: 'Within three months' },
  { value: 'c', label: 'I am only looking' },
]

/** Texts at the maximum length of the admin fields, with a word longer than a line on a phone. */
export const long = {
  name: 'Maria-Alexandra Constantinescu-Brâncoveanu de la Mănăstirea Dealului',
  role: 'Senior Principal Staff Engineer for Accessibility and Performance Optimisation',
  title: 'Senior Accessibility and Performance Engineer for Banking in Highly Regulated Markets',
  word: 'Kraftfahrzeughaftpflichtversicherungsbearbeitung',
  text: 'A sentence that goes on for longer than anybody would like it to, because an editor in a hurry pasted a whole paragraph into a field that was meant for a line, and then went home.',
}
