/** From results to docs/performance-tables.md: {@code -Dbench=report}. */
package org.marshal4j.benchmarks.report;
