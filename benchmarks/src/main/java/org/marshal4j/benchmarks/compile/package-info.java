/** What the processor adds to a compilation: {@code -Dbench=compile}. */
package org.marshal4j.benchmarks.compile;
