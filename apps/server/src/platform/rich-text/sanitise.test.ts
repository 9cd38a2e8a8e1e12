import { describe, expect, test } from 'vitest';
import { sanitise, toRichText } from './sanitise.ts';

describe('sanitise and toRichText', () => {
  test('keeps plain formatting', () => {
    const html = '<h2>About</h2><p>We <strong>show</strong> <em>films</em>.</p><ul><li>One</li></ul>';
    expect(sanitise(html)).toBe(html);
    expect(toRichText('<p>A <a href="/browse">way</a> on.</p>')).toEqual([
      { tag: 'p', children: ['A ', { tag: 'a', href: '/browse', children: ['way'] }, ' on.'] },
    ]);
  });

  test.each([
    ['<script>alert(1)</script>hello', 'hello'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="root">hello</p>', '<p>hello</p>'],
    ['<img src=x onerror=alert(1)>hello', 'hello'],
    ['<iframe src="https://evil.example"></iframe>hello', 'hello'],
    ['<svg><script>alert(1)</script></svg>hello', 'hello'],
    ['<style>body{display:none}</style>hello', 'hello'],
    ['<form action="https://evil.example"><input name="password"></form>hello', 'hello'],
    ['<!-- note -->hello', 'hello'],
  ])('removes active content: %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  test.each([
    '<math><mi><mglyph><style><!--</style><img src=x onerror=alert(1)>--></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
    '<p><a href="javascript&colon;alert(1)">x</a></p><details open ontoggle=alert(1)>',
  ])('removes markup that exploits parser differences: %s', (html) => {
    const sanitisedHtml = sanitise(html);
    expect(sanitisedHtml).not.toMatch(/<(?!\/?(?:p|a)>)/);
    expect(sanitise(sanitisedHtml)).toBe(sanitisedHtml);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
  ])('toRichText drops the link %j', (href) => {
    expect(JSON.stringify(toRichText(`<a href="${href}">go</a>`))).not.toContain('href');
  });
});
