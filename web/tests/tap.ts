// tap.ts: prints TAP results like the project's other tests (scripts/run-test), with progress. A
// test that should have run and did not counts as failed. One that passed on retry counts once, as
// passed, and is reported as flaky (./test lists those).
import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

export default class Tap implements Reporter {
  private number = 0;
  private total = 0;

  onBegin(_: unknown, suite: Suite) {
    this.total = suite.allTests().length;
  }
  onTestEnd(test: TestCase, result: TestResult) {
    const seconds = (result.duration / 1000).toFixed(1);
    const good = result.status === 'passed';
    if (!good && result.retry < test.retries) {
      console.log(`# ${test.title}: failed (${seconds} s) and is tried again`);
      for (const error of result.errors) this.explain(error);
      return;
    }
    console.log(`${good ? 'ok' : 'not ok'} ${++this.number} - ${test.title} (${seconds} s)`);
    if (good && result.retry > 0) console.log(`# flaky: ${test.title}`);
    if (!good) for (const error of result.errors) this.explain(error);
    console.log(`[${this.number}/${this.total}]`);
  }
  onError(error: TestError) {
    console.log(`not ok ${++this.number} - the tests themselves`);
    this.explain(error);
  }
  onEnd({ status }: FullResult) {
    console.log(`1..${this.number}\n# ${status}`);
  }
  private explain({ message, snippet, location }: TestError) {
    const place = location ? `${location.file}:${location.line}` : '';
    for (const line of `${place}\n${message ?? ''}\n${snippet ?? ''}`
      .replace(/\u001b\[\d+m/g, '')
      .split('\n'))
      console.log(`#   ${line}`);
  }
}
