/** A quote. */
package org.marshal4j.benchmarks.workload.market;
