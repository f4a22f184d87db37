// tap.ts: tells the results line by line as other tests of the project do (scripts/run-test): a test
// that was to run and did not has failed. What is tried again counts once.
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

export default class Tap implements Reporter {
  private number = 0;

  onTestEnd(test: TestCase, result: TestResult) {
    const seconds = (result.duration / 1000).toFixed(1);
    const good = result.status === 'passed';
    if (!good && result.retry < test.retries) {
      console.log(`# ${test.title}: is tried again (${seconds} s)`);
      for (const error of result.errors) this.explain(error);
      return;
    }
    console.log(`${good ? 'ok' : 'not ok'} ${++this.number} - ${test.title} (${seconds} s)`);
    if (!good) for (const error of result.errors) this.explain(error);
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
    for (const line of `${place}\n${message ?? ''}\n${snippet ?? ''}`.replace(/\u001b\[\d+m/g, '').split('\n')) console.log(`#   ${line}`);
  }
}
