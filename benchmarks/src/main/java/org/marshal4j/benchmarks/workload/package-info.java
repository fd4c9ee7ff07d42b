/** The messages that are used to compare libraries, and the comparison. */
package org.marshal4j.benchmarks.workload;
