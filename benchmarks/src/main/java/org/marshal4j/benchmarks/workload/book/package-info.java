/** A change of an order book, in three forms. */
package org.marshal4j.benchmarks.workload.book;
