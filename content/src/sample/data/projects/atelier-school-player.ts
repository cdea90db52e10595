import type { SampleProject } from '../../types.ts'

export const atelierSchoolPlayer: SampleProject = {
  slug: 'atelier-school-player',
  title: 'Lessons that remember where you stopped',
  summary:
    'A lesson player with notes for the learners of Atelier School, and a studio where teachers look at drawings and mark them.',
  cover: {
    image: 'cover-atelier-school-player',
    alt: 'A drawing lesson paused on a blue jug with guide lines, beside the chapters line, shape, light, tone and edge.',
  },
  services: ['web-applications', 'product-design'],
  client: 'Atelier School',
  industry: 'Education',
  year: 2022,
  durationMonths: 7,
  teamSize: 6,
  platforms: ['web'],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'HLS'],
  challenge: `Atelier School teaches drawing and illustration online to 2,800 learners. Its lessons were videos on a general course platform. Only 34\u00a0per cent of those who began a course finished it.

Learners kept notes on paper and could not find the moment a note belonged to. Many studied from villages with a slow connection, where the video stopped every few minutes. The school answered 120 messages a month about playback alone.

Homework came by mail, as photographs. Eighteen teachers opened each one, wrote a reply in words about something visual, and entered a mark in a shared spreadsheet.`,
  approach: `### Notes with a place

A note in the player keeps the second at which it was written, and choosing it returns the learner there. The player remembers the position on every device. If somebody returns after a week it begins thirty seconds earlier, because people forget the start of a sentence sooner than its end.

### Video that fits the line

The school’s video supplier was sound, so we kept it and changed how we asked for the video. The player begins at a low quality that starts in under two seconds and improves from there. Drawing lessons need a sharp picture more than a smooth one, so on slow lines we lower the number of frames first. Learners can also save a lesson for the journey home.

### Marking on the drawing

In the teachers’ studio a comment is pinned to a place in the drawing, and it may be spoken. The gradebook shows a class as a table that can be filled from the keyboard. We tested it with four teachers each fortnight, and the third version was the one they asked to keep.

We left out badges and streaks. The school’s own interviews showed that learners stopped for lack of time, and a broken streak gave them one more reason to stay away.`,
  result: `The player opened with the summer term, in July 2022. Over the next two terms 49\u00a0per cent of learners finished the course they had begun, up from 34. Messages about playback fell from 120 to 50 a month.

Teachers need eight minutes for a piece of homework where they needed twelve, and learners receive their drawing back two days earlier on average. About a third of the comments are spoken.`,
  outcomes: [
    { value: '49\u00a0%', label: 'of learners finish a course, up from 34\u00a0%' },
    { value: '−33\u00a0%', label: 'time to mark a piece of homework' },
    { value: '−58\u00a0%', label: 'messages about playback' },
  ],
  gallery: [
    {
      image: 'atelier-school-player-1',
      alt: 'The lesson player with a video, its list of chapters, and notes that carry the time they were written.',
      caption: 'The lesson player. Choosing a note returns to its moment in the video.',
    },
    {
      image: 'atelier-school-player-2',
      alt: 'A gradebook with learners in rows and pieces of homework in columns, with marks in the cells.',
      caption: 'The teacher’s gradebook can be filled without touching the mouse.',
    },
  ],
  team: ['elena-ceban', 'irina-sokolova', 'andrei-lungu', 'sergiu-moraru'],
  featured: false,
  seo: {
    title: 'Atelier School: a lesson player and a teacher’s studio',
    description:
      'A lesson player that keeps notes with their moment, and a studio for marking drawings. Completed courses at the school rose from 34 to 49\u00a0per cent.',
  },
}
