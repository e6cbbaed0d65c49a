import { expect, it } from 'vitest'
import { paragraphsOf } from '../src/format/plain-text.ts'

it.each<[string, string | undefined, string[]]>([
  ['nothing', undefined, []],
  ['plain text with its lines', 'Bring a towel.\n\nNo shoes.', ['Bring a towel.', 'No shoes.']],
  [
    'paragraphs and breaks',
    '<p>One <b>warm</b> hour.</p><p>Two<br/>three</p>',
    ['One warm hour.', 'Two', 'three'],
  ],
  [
    'characters by name and by number',
    '<p>Tea &amp; cake&nbsp;&euro;5 &#8211; &#x2014;</p>',
    ['Tea & cake\u00a0€5 – —'],
  ],
  ['text that is written like an element once', '&lt;b&gt; is &amp;lt;', ['<b> is &lt;']],
  ['less and more', 'Up to 5 < 6 people, 3 > 2', ['Up to 5 < 6 people, 3 > 2']],
  ['no code and no comment', 'A<script>alert(1)</script><!-- <p>x</p> --><style>p{}</style>B', ['AB']],
  ['characters that are none', '&#0; &#x110000; &unknown;', ['&#0; &#x110000; &unknown;']],
])('keeps %s', (_, text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
})
