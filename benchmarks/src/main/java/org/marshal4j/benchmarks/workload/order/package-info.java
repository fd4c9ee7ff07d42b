/** An order with its lines. */
package org.marshal4j.benchmarks.workload.order;
