/** Turns results into docs/performance-tables.md: {@code -Dbench=report}. */
package org.marshal4j.benchmarks.report;
