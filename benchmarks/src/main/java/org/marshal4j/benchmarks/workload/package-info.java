/** The messages that libraries are compared by, and the comparison. */
package org.marshal4j.benchmarks.workload;
