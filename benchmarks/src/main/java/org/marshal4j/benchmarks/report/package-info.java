/** From results to docs/performance.md: {@code -Dbench=report}. */
package org.marshal4j.benchmarks.report;
